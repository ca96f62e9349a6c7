// The buildings of age I. `./building.ts` says how a recipe is read.
export default {
  'lumber-yard':
    'hills cloud -14,66,1 lawn pine -38,16,1.2 pine -26,15,.9 pine 36,14,1.3 hall 6,12,.95 gable 6,35,.95 logs -26,5,1.3 logs 30,4,1.1',
  'stone-pit': 'peaks pit 4,12,1 sand block -36,6,1.3 block 34,4,1.5 crane -10,12,.9',
  'clay-pool':
    'dunes birds -6,58,1 lawn house 30,17,1.1 palm -38,16,1.1 pool 0,3,1.15 amphora -32,4,1.1 bricks 34,3,.7',
  'ore-vein': 'peaks cave 0,10,.95 sand ingots 24,5,1.3 lamp -26,12,1.1',
  'tree-farm':
    'hills cloud -16,60,1 lawn house 26,18,1 olive -36,16,1.1 olive -16,16,1.1 olive 4,16,1.1 fence -22,3,1.2 fence 24,3,1.2 bush 36,14,1',
  excavation: 'dunes pit 0,12,.95 sand scaff -22,10,.9 block 30,5,1.3 bricks -34,4,.9 tools 12,3,1',
  'clay-pit': 'dunes birds 20,60,1 sand kiln -8,11,1.2 house 30,14,1.1 bricks 24,5,1.2 bricks -36,4,.9',
  'timber-yard':
    'peaks lawn pine -40,15,1.3 pine -27,14,1 logs -12,4,1.4 crane 10,12,1 block 26,4,1.5 block 36,4,1.1',
  'forest-cave':
    'peaks cave 6,10,.85 lawn pine -36,8,1.5 pine -20,14,1.1 pine 42,8,1.4 logs 14,3,1 ore 30,3,1',
  mine: 'peaks cave -4,10,.95 sand cart 14,4,1.3 ore 13,20,1 tools -28,4,1.1 block 40,5,1.1',
  'loom-1': 'hills cloud 18,60,1 paved hall -14,12,1 gable -14,36,1 loom 27,6,1.05',
  'glassworks-1': 'sea sand kiln 16,10,1.25 house -26,13,1.2 glass -20,4,1 glass -6,3,.8 glass 38,4,.8',
  'press-1':
    'sea birds 4,60,1 lawn palm -34,14,1.3 hall -4,12,1.05 flatr -4,37,1.05 palm 40,15,1.1 scrolls 27,4,.95',
  pawnshop: 'hills paved hall -6,12,1.1 hip -3,37,.62 balls 19,22,1.05 chest 26,3,1.1 amphora -36,4,1',
  baths: 'hills cloud 34,66,.8 paved cols 0,18,.95 ped 0,51,.95 basin 0,2,1 cypress -40,14,1.1',
  altar:
    'hills sun -30,70,1 paved cols3 0,13,1.1 ped3 0,45,1.1 brazier 34,7,1.1 brazier -34,7,1.1 cypress 46,12,.9',
  theater:
    'hills cloud -20,66,.9 cypress -46,16,1.2 cypress 46,16,1.2 lawn theatre 0,12,1.1 crowd -22,2,1 crowd 24,2,1',
  tavern:
    'hills birds -34,62,1 paved hall -8,12,1.15 gable -8,40,1.15 amphora 26,5,1.2 amphora 37,3,1.1 sacks -34,4,.9 flag 18,40,1',
  'east-trading-post': 'sea sun 34,66,.9 paved ship 38,24,.6 stall -4,10,1.2 sacks 32,4,1',
  'west-trading-post':
    'dunes sun -34,66,.9 sand palm -38,13,1.2 stall 10,10,1.2 camel -26,3,.85 barrel 40,4,.9',
  marketplace:
    'hills cloud 24,62,1 paved house 0,20,1.2 stall -24,12,.95 stall 25,13,.9 crowd 2,3,1.1 amphora -28,2,.9',
  stockade: 'hills lawn wall 0,13,1 gate 0,12,1.1 flag -14,44,1 flag 12,44,1 pine -46,4,.8',
  barracks: 'hills cloud 10,66,.9 sand long 2,12,1.1 hip 2,31,1.1 banner 25,5,1.2 swords -12,2,.9',
  'guard-tower': 'peaks lawn tower 6,12,1 battle 6,58,1 flag 6,62,.7 tent -30,10,.85 brazier 27,6,1.1',
  apothecary: 'hills paved hall -10,12,1.1 dome -16,38,.9 mortar 22,4,1.1 cypress -42,12,1.1',
  workshop: 'hills paved hall -10,12,1.1 gable -10,38,1.1 gear 22,4,1.1 anvil -22,3,.9 smoke -24,52,1',
  scriptorium:
    'hills birds 12,62,1 paved hall -8,12,1.15 flatr -8,39,1.15 tablet 26,4,1.4 olive -42,11,1.2 lamp 12,3,1.1',
};
