// English, and the shape of a language: each part by its name. The compiler checks that other languages have
// the same parts and texts. This file contains the parts that every page needs; the rest is fetched by the
// code that shows it.
import { en as frame } from './frame';
import * as dragonsFace from './seven-dragons/face';
import * as kingdomsFace from './seven-kingdoms/face';
import * as sagesFace from './seven-sages/face';
import * as wondersFace from './seven-wonders/face';

export const parts = {
  frame: async () => frame,
  account: () => import('./account').then(({ en }) => en),
  admin: () => import('./admin').then(({ en }) => en),
  analysis: () => import('./analysis').then(({ en }) => en),
  bots: () => import('./bots').then(({ en }) => en),
  device: () => import('./device').then(({ en }) => en),
  duplicate: () => import('./duplicate').then(({ en }) => en),
  ears: () => import('./ears').then(({ en }) => en),
  keys: () => import('./keys').then(({ en }) => en),
  ladder: () => import('./ladder').then(({ en }) => en),
  pause: () => import('./pause').then(({ en }) => en),
  people: () => import('./people').then(({ en }) => en),
  seat: () => import('./seat').then(({ en }) => en),
  plain: () => import('./plain').then(({ en }) => en),
  reactions: () => import('./reactions').then(({ en }) => en),
  reel: () => import('./reel').then(({ en }) => en),
  replay: () => import('./replay').then(({ en }) => en),
  score: () => import('./score').then(({ en }) => en),
  teach: () => import('./teach').then(({ en }) => en),
  'seven-dragons/face': async () => dragonsFace,
  'seven-dragons/words': () => import('./seven-dragons/words'),
  'seven-dragons/lesson': () => import('./seven-dragons/lesson'),
  'seven-kingdoms/face': async () => kingdomsFace,
  'seven-kingdoms/words': () => import('./seven-kingdoms/words'),
  'seven-kingdoms/lesson': () => import('./seven-kingdoms/lesson'),
  'seven-sages/face': async () => sagesFace,
  'seven-sages/words': () => import('./seven-sages/words'),
  'seven-sages/lesson': () => import('./seven-sages/lesson'),
  'seven-wonders/face': async () => wondersFace,
  'seven-wonders/words': () => import('./seven-wonders/words'),
  'seven-wonders/boxes': () => import('./seven-wonders/boxes'),
  'seven-wonders/book': () => import('./seven-wonders/book'),
  'seven-wonders/lesson': () => import('./seven-wonders/lesson'),
};
