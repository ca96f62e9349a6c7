// French. This file contains the parts that every page needs; the rest is fetched by the code that shows it.
import type { Folder } from '..';
import { fr as frame } from './frame';
import * as dragonsFace from './seven-dragons/face';
import * as kingdomsFace from './seven-kingdoms/face';
import * as sagesFace from './seven-sages/face';
import * as wondersFace from './seven-wonders/face';

export const parts: Folder = {
  frame: async () => frame,
  account: () => import('./account').then(({ fr }) => fr),
  admin: () => import('./admin').then(({ fr }) => fr),
  analysis: () => import('./analysis').then(({ fr }) => fr),
  bots: () => import('./bots').then(({ fr }) => fr),
  device: () => import('./device').then(({ fr }) => fr),
  duplicate: () => import('./duplicate').then(({ fr }) => fr),
  ears: () => import('./ears').then(({ fr }) => fr),
  keys: () => import('./keys').then(({ fr }) => fr),
  ladder: () => import('./ladder').then(({ fr }) => fr),
  pause: () => import('./pause').then(({ fr }) => fr),
  people: () => import('./people').then(({ fr }) => fr),
  seat: () => import('./seat').then(({ fr }) => fr),
  plain: () => import('./plain').then(({ fr }) => fr),
  reactions: () => import('./reactions').then(({ fr }) => fr),
  reel: () => import('./reel').then(({ fr }) => fr),
  replay: () => import('./replay').then(({ fr }) => fr),
  score: () => import('./score').then(({ fr }) => fr),
  teach: () => import('./teach').then(({ fr }) => fr),
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
