// The buildings of age II. `./building.ts` says how a recipe is read.
export default {
  sawmill:
    'hills cloud -22,64,.9 lawn hall 2,14,1.15 gable 2,41,1.15 wheel 27,5,1.1 logs -20,4,1.4 pine -44,10,1.2',
  quarry: 'peaks pit 6,14,1.15 sand crane 14,12,1 block -14,5,1.6 block 4,4,1.3 cart 30,4,1.1',
  brickyard:
    'dunes sand kiln 22,13,1 kiln -6,12,1.15 bricks 22,4,1.3 bricks -28,4,1.2 smoke 24,56,.9 smoke -6,60,1',
  foundry:
    'peaks sand long -4,13,1 hip -4,31,1 kiln 22,10,1.05 smoke 23,54,1.1 anvil -10,4,1.2 ingots -34,4,1.1',
  'loom-2': 'sea paved house -32,14,1.2 loom -8,8,1.2 loom 26,5,1.25 carpet -34,3,.7',
  'glassworks-2':
    'hills paved long 0,14,1 hip 0,32,1 kiln -18,9,.95 glass 8,4,1.2 glass 22,3,1 glass 34,4,1.3 smoke -18,46,1',
  'press-2':
    'sea birds 20,64,.9 lawn house -28,16,1.2 palm 40,14,1.2 screw 4,6,1.35 scrolls 34,3,.8 scrolls -28,4,.9',
  aqueduct: 'peaks arches 0,12,1.15 lawn olive 30,6,1.2 olive -12,4,.9',
  temple:
    'hills cloud 28,66,.8 paved steps 4,8,1 cols 4,17,.9 ped 4,48,.9 cypress -32,11,1.3 cypress 40,10,1.3',
  statue: 'sea birds -24,56,1 paved figure 4,12,1.15 cypress -34,12,1 cypress 38,12,1.1 fountain 26,3,.8',
  courthouse: 'hills paved cols 2,15,1.05 hip 4,51,.75 steps 2,6,.95 scale 26,3,1.2 olive -38,10,1.1',
  forum: 'hills paved cols 0,16,1.15 flatr 9,56,1.25 figure -32,8,.9 crowd 16,3,1.1 crowd 34,3,1',
  caravansery:
    'dunes birds 28,60,1 sand wall 0,16,.9 gate -6,15,1.25 palm 32,14,1.3 camel 16,3,1.2 sacks -22,4,1',
  vineyard:
    'hills cloud -10,60,1 lawn house 24,26,1.15 vines -18,23,1.1 vines -20,14,1.3 vines 20,14,1.3 vines -12,4,1.6 barrel 32,3,1.1 amphora -38,3,1.1',
  bazar:
    'hills paved hall 0,16,1.1 dome -2,42,1 dome 22,40,.6 carpet -26,4,1.05 stall 20,5,.9 amphora -6,3,1',
  walls:
    'peaks wall 0,26,1 lawn wall 0,8,1.35 tower -24,10,.9 battle -24,51,.9 tower 28,10,.9 battle 28,51,.9 flag -24,55,.8 flag 28,55,.8',
  'training-ground': 'hills lawn wall 0,17,.85 tent 32,14,.8 dummy -10,5,1.3 dummy 18,4,1.4 shield -24,3,.8',
  stables: 'hills birds 16,64,1 lawn long 4,18,1.15 hip 4,38,1.15 horse 2,4,1.5 horse 29,8,.8 olive 46,12,1',
  'archery-range': 'hills cloud 14,60,1 lawn wall 0,16,1 target -4,5,1.7 target 29,7,1.15 target -30,8,.9',
  dispensary:
    'hills paved long 2,14,1.05 flatr 12,33,1 dome -6,33,.85 mortar 6,4,1.3 amphora 28,4,1.1 bush -36,12,1.2 bush 40,11,1',
  laboratory:
    'hills paved hall -4,14,1.1 dome -10,40,.8 tower 27,14,.8 cone 27,51,.7 alembic 10,4,1.15 glass -24,4,1',
  library: 'hills paved cols -4,14,1.1 ped -4,52,1.1 book 24,3,1.3 cypress -40,12,1.2',
  school:
    'hills birds -16,62,1 paved cols3 6,14,1.3 hip 8,52,.62 tablet 22,8,1.3 crowd -12,3,1.1 crowd 6,2,1.1 olive -40,10,1.2',
};
