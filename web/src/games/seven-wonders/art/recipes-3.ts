// The buildings and guilds of age III. `./building.ts` says how a recipe is read. Prices are long, so the building
// is in the middle and on the right.
export default {
  pantheon: 'hills paved steps 6,6,.9 dome 6,42,1.6 cols 6,14,.85 ped 6,43,.85 cypress -34,12,1.2',
  gardens:
    'hills birds -26,62,.9 lawn terrace 4,14,.95 cypress -8,48,.8 cypress 18,48,.8 olive 5,48,.8 fountain 4,3,1.3 palm 38,9,1.2 bush -30,4,1',
  'town-hall':
    'hills paved long 4,13,1.05 hip 4,32,1.05 tower 10,13,.95 cone 10,56,.8 bell 10,46,.7 crowd 30,3,1 banner -20,4,.9',
  palace:
    'hills birds 14,66,.8 paved long -2,12,1.15 hip -2,32,1.15 tower 30,14,.75 cone 30,48,.6 dome -2,40,.75 cols3 0,13,.7 ped3 0,33,.75 fountain 16,2,.9',
  senate: 'hills paved cols 6,24,.85 ped 6,54,.85 rows 6,7,.85 figure 6,5,.62 crowd -20,3,1 crowd 30,3,1',
  haven:
    'sea birds 22,62,.9 quay crane -6,14,1.1 house -14,14,1.2 ship 23,14,.85 barrel 2,4,1.1 sacks -22,4,1 ship -30,30,.4',
  lighthouse:
    'sea beam 10,78,1 sand ship -24,26,.6 tower 10,12,1 round 10,56,.45 cone 10,71,.5 house 28,10,1',
  'chamber-of-commerce':
    'hills paved cols 4,15,1 flatr 12,50,1.1 banner -22,13,1.1 scale 6,3,1.15 chest 25,3,1 coins -14,3,1',
  arena: 'hills sand coliseum 4,11,.95 banner 30,40,.7 banner -18,40,.7 crowd 4,2,1 crowd 28,2,1',
  fortifications:
    'peaks lawn wall 0,14,1.15 round -18,12,1.2 cone -18,52,1 round 28,12,1.2 cone 28,52,1 gate 6,10,1.2',
  circus:
    'peaks rows 4,20,1 sand track 4,4,.95 obelisk 4,15,.6 obelisk 16,15,.5 obelisk -8,15,.5 horse 18,3,.8 chariot -3,3,.95',
  arsenal:
    'hills paved long 4,15,1.1 hip 4,35,1.1 spears 4,5,1.1 shield 26,3,1.15 shield -14,3,1.15 swords 36,4,.7',
  'siege-workshop': 'peaks lawn hall -2,20,1 gable -2,44,1 catapult 12,3,1.1 logs -22,4,1 wheel 37,4,.6',
  lodge: 'hills paved hall 4,13,1.25 gable 4,43,1.25 compass 14,3,1.35 cypress 40,10,1.2 cypress -26,10,1.2',
  observatory:
    'peaks lawn round 4,12,1.05 dome 4,47,.95 house -26,12,1.1 star 28,56,.6 star -20,62,.5 compass 27,4,1.1',
  university: 'hills paved long 2,12,1.2 hip 2,33,1.2 cols3 4,14,.95 ped3 4,41,1 dome 4,48,.8 olive 36,6,1.1',
  academy: 'hills paved cols 2,15,1.05 ped 2,51,1.05 owl 25,4,1.3 olive 44,12,1.2 olive -38,12,1.2',
  study: 'hills paved hall 0,13,1.25 hip 6,43,.7 globe 22,3,1.25 book 0,2,.9 lamp -18,3,1.2',
  'workers-guild':
    'hills paved long 2,14,1.1 hip 2,34,1.1 banner 26,5,1.2 tools 10,3,1.4 block -12,4,1.2 logs -28,4,1',
  'craftsmens-guild':
    'hills paved hall 2,13,1.15 gable 2,40,1.15 banner -22,5,1.1 anvil 4,3,1.15 loom 25,4,.85 glass -10,3,.9',
  'traders-guild': 'sea paved cols 4,14,.95 hip 6,47,.75 banner 25,6,1.2 coins -6,3,1.2 sacks 18,3,.9',
  'philosophers-guild':
    'hills paved cols 2,15,1 flatr 10,50,1.1 bust 10,4,1.2 scrolls 26,3,.75 banner -20,6,1.1 olive 42,11,1',
  'spies-guild':
    'hills paved tower 26,14,1 cone 26,60,.8 house -16,14,1.4 hood 6,3,1.15 hood -10,3,.85 lamp 20,4,1.1',
  'strategists-guild': 'peaks lawn tent 2,14,1.45 banner 26,6,1.2 map 8,3,1.05 shield -20,3,.8',
  'shipowners-guild': 'sea sun 30,66,.9 ship 6,13,1.15 quay barrel -14,4,1 sacks 2,3,.9 ship -34,30,.4',
  'scientists-guild':
    'hills paved hall 2,12,1.25 dome -6,41,.95 gear 28,5,1.05 compass -6,2,1 tablet 10,3,.9',
  'magistrates-guild': 'hills paved cols 4,14,1.05 ped 4,50,1.05 scale 4,3,1.1 banner 25,6,1.2',
  'builders-guild':
    'hills paved cols3 -4,13,1.2 scaff 18,12,1.2 crane 12,12,1.25 block 28,4,1.3 block -14,4,1.1 crowd 8,2,.9',
};
