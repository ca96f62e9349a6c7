// Dutch. This file contains the parts that every page needs; the rest is fetched by the code that shows it.
import type { Folder } from '..';
import { nl as frame } from './frame';
import * as dragonsFace from './seven-dragons/face';
import * as kingdomsFace from './seven-kingdoms/face';
import * as sagesFace from './seven-sages/face';
import * as wondersFace from './seven-wonders/face';

export const parts: Folder = {
  frame: async () => frame,
  account: () => import('./account').then(({ nl }) => nl),
  admin: () => import('./admin').then(({ nl }) => nl),
  analysis: () => import('./analysis').then(({ nl }) => nl),
  bots: () => import('./bots').then(({ nl }) => nl),
  device: () => import('./device').then(({ nl }) => nl),
  duplicate: () => import('./duplicate').then(({ nl }) => nl),
  ears: () => import('./ears').then(({ nl }) => nl),
  keys: () => import('./keys').then(({ nl }) => nl),
  ladder: () => import('./ladder').then(({ nl }) => nl),
  pause: () => import('./pause').then(({ nl }) => nl),
  people: () => import('./people').then(({ nl }) => nl),
  seat: () => import('./seat').then(({ nl }) => nl),
  plain: () => import('./plain').then(({ nl }) => nl),
  reactions: () => import('./reactions').then(({ nl }) => nl),
  reel: () => import('./reel').then(({ nl }) => nl),
  replay: () => import('./replay').then(({ nl }) => nl),
  score: () => import('./score').then(({ nl }) => nl),
  teach: () => import('./teach').then(({ nl }) => nl),
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
