// The tiles of the Tower of Babel, which are reliefs in a niche of clay, and the Great Projects.
// `./building.ts` says how a recipe is read.
export const tiles: Readonly<Record<number, string>> = {
  1: 'niche swords -14,14,1.2 shield -14,24,.9 coins 16,12,1.4',
  2: 'niche spears -14,10,1 shield 12,10,1.3',
  3: 'niche logs -14,10,1.5 block 14,10,1.6 cage 0,8,1.3',
  4: 'niche stall 0,10,1.15 chain 0,12,1',
  5: 'niche cols3 -12,10,.9 ped3 -12,36,.9 coins 18,12,1.4',
  6: 'niche cols3 12,10,.9 ped3 12,36,.9 coins -24,12,1.4',
  7: 'niche house -20,10,1.1 house 20,10,1.1 chain 0,14,1',
  8: 'niche cols3 0,10,1 ped3 0,39,1 coins 20,8,1.1 coins -24,8,1.1',
  9: 'niche loom -14,10,1 glass 14,10,1.2 scrolls 20,8,.6',
  10: 'niche loom -16,10,.9 scrolls 14,10,.9 coins 10,26,1.1',
  11: 'niche logs -16,10,1.3 ingots 14,10,1.2 block 2,8,.9',
  12: 'niche bricks -14,10,1.2 block 14,10,1.4 coins 2,24,1.1',
  13: 'niche chain 0,26,1.3 coins -4,10,1.4',
  14: 'niche wreath 0,20,1.3 chain 0,10,1.2',
  15: 'niche zig 0,10,.85',
  16: 'niche zig -10,10,.75 coins 20,10,1.5',
  17: 'niche logs -15,10,1.5 block 15,10,2',
  18: 'niche ingots -16,10,1.5 bricks 16,10,1.4',
  19: 'niche shield 0,24,1 wreath 0,12,1.5',
  20: 'niche ship 0,12,.95',
  21: 'niche loom -20,10,.85 glass 4,10,1.2 scrolls 24,10,.75',
  22: 'niche swords 0,10,1.8 chain 0,12,1',
  23: 'niche hall 2,10,.95 dome -4,32,.85 coins 20,8,1.1',
  24: 'niche cols 0,12,.8 wreath 0,12,1.1 dome 0,38,.8',
};

export const projects: Readonly<Record<string, string>> = {
  belvedere: 'sea peaks lawn pit 4,8,.6 cols3 4,30,.85 dome 4,53,.85 cypress 34,10,1.1 cypress -30,10,1.2',
  cranes:
    'hills paved crane -24,12,1.2 crane 4,12,1.5 crane 32,12,1.1 block -20,4,1.5 block 14,4,1.3 crowd 32,3,1',
  'double-walls':
    'peaks wall 0,28,1.1 lawn wall 0,8,1.3 gate 4,7,1.3 tower -30,8,.9 battle -30,49,.9 tower 34,8,.9 battle 34,49,.9',
  factory:
    'hills sand long 0,13,1.2 hip 0,34,1.2 kiln 28,9,1 kiln -28,9,.9 smoke 28,50,1.2 smoke -28,46,1 cart 4,3,1.1',
  'rampart-road': 'hills lawn wall 0,20,1.1 gate -20,18,1.2 paved cart 22,3,1.3 horse -4,3,1 coins -34,3,1',
  obelisk: 'dunes sand obelisk 4,12,1.6 palm -30,11,1.3 palm 38,11,1.2 block 26,4,1.3',
  'river-port': 'sea quay house -30,14,1.2 crane -4,14,1.1 ship 32,14,1.05 sacks -16,4,1.1 barrel 2,4,1.1',
  'sewer-network': 'hills lawn house -28,38,.8 house 6,38,.9 house 34,38,.7 arches 0,6,.95 basin 2,1,.8',
  smelter:
    'peaks sand kiln -22,11,1.1 kiln 8,11,1.4 kiln 36,11,.9 smoke 10,66,1.1 smoke -20,56,.9 ingots -4,3,1.2 ingots 26,3,1',
  'war-mirror':
    'sea sun -34,70,.9 beam 8,62,.8 quay tower 8,12,.5 mirror 8,33,.85 ship 40,24,.6 flag -22,14,1.2',
  archives:
    'hills paved cols 0,13,1.05 ped 0,50,1.05 shelves 0,12,.6 scrolls -28,4,.9 scrolls 32,4,.9 tablet 14,3,.8',
  'giant-trebuchet': 'peaks lawn wall 0,18,.9 catapult 4,6,1.3 block -32,4,1.2 block 36,4,1.2 crowd 22,3,.9',
  'grand-bazaar':
    'hills paved dome -2,44,1.5 hall -2,16,1.2 stall -28,7,.85 stall 28,7,.85 carpet 2,3,.8 amphora 10,3,1.1',
  menagerie: 'hills lawn palm -36,12,1.3 cage -14,10,1.4 lion 20,5,1.25 fence 24,2,1.3',
  'triumphal-arches':
    'hills paved arch 2,11,1 quad 2,57,1.1 banner -32,6,1.1 banner 36,6,1.1 crowd 20,3,1 crowd -18,3,1',
};
