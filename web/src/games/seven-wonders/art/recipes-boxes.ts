// The buildings of expansions: black cards, which are at night, and further guilds. `./building.ts` says how a
// recipe is read.
export default {
  'gamers-guild': 'hills paved hall 2,13,1.2 hip 5,42,.68 dice 22,3,1.25 coins -6,3,1.1 banner -24,6,1',
  'courtesans-guild': 'hills paved cols3 4,13,1.2 dome 4,46,1 lyre 25,4,1.1 mask -12,4,1 fountain 8,2,.9',
  'diplomats-guild':
    'hills paved cols 4,14,1 hip 6,48,.78 dove 18,54,.9 banner -20,6,1.1 banner 25,6,1.1 scrolls 8,3,.8',
  'architects-guild': 'hills paved cols 2,15,1 ped 2,49,1 plan 8,3,1.05 compass 27,3,1.1 block -16,4,1.1',
  'pigeon-loft':
    'hills paved round 4,12,1.15 cone 4,51,1.15 dove -22,46,1 dove 30,40,.7 house -26,12,1 moon 32,72,.8',
  militia:
    'hills moon 30,70,.8 paved wall 0,14,1 gate 8,13,1.1 torch -8,14,1 torch 26,14,1 spears 27,4,.8 crowd -6,3,1.2 crowd 16,3,1.1',
  hideout: 'hills moon -8,72,.9 paved house -14,12,1.5 tower 24,12,1 tile 24,58,1 glow 24,12,1 crowd 4,3,1',
  residence:
    'hills moon 32,70,.8 paved hall -2,12,1.25 hip 2,42,.72 glow 16,12,.6 glow -16,12,.6 olive -36,8,1.2 fountain 8,2,.9 dove -24,50,.8',
  'gambling-den':
    'hills paved hall -4,12,1.2 gable -4,40,1.2 lamp -32,8,1.2 dice 24,4,1.2 coins 4,3,.9 moon -26,72,.7',
  'clandestine-dock-east':
    'sea moon -20,66,.8 quay house -22,14,1.1 glow -22,10,.45 ship 19,14,.95 barrel -6,4,1 lamp 6,13,1.2',
  'clandestine-dock-west':
    'sea moon 28,66,.8 ship -26,26,.9,-1 quay crates 4,10,1 crane -10,14,.9,-1 lamp -24,13,1.1 crowd 8,2,1',
  'secret-warehouse':
    'hills moon 34,70,.7 paved long -2,13,1.15 hip -2,33,1.15 crates 12,3,1.1 sacks -18,3,1 barrel 36,4,1',
  'gates-of-the-city':
    'peaks moon -30,70,.8 paved wall 0,12,1.2 tower -22,10,1 battle -22,56,1 tower 30,10,1 battle 30,56,1 gate 4,9,1.5 torch -8,12,.9 torch 18,12,.9',
  'spy-ring':
    'hills moon 30,72,.8 paved tower 30,14,1 tile 30,60,1 glow 30,14,1 house -16,15,1.3 hood -12,4,1 hood 27,4,.9 hood 8,2,1.25',
  mercenaries:
    'peaks moon 34,72,.7 lawn tent -16,14,1.1 tent 16,14,1.35 banner 27,6,1 shield 2,3,1 coins 22,3,1 brazier -10,4,1',
  lair: 'peaks moon -24,74,.8 cave 2,10,1 sand bats 6,62,1 bats 20,50,.8 chest 4,11,.8 torch -20,8,1 torch 28,8,1',
  consulate:
    'hills moon -24,72,.7 paved hall 0,12,1.25 ped 2,42,.98 dove 24,46,.9 banner 26,6,1.1 scrolls -12,3,.9',
  'gambling-house':
    'hills moon 34,74,.7 paved long 0,12,1.15 dome -6,33,1 tower 30,12,.8 tile 30,49,.8 glow 30,12,.8 dice 12,3,1.3 coins -16,3,1.2',
  'black-market':
    'hills moon -30,70,.8 paved house -24,18,1.2 house 30,18,1.2 stall 2,8,1.25 lamp -12,3,1.2 mask 26,4,1 crates -26,3,.8',
  sepulcher:
    'hills moon 30,70,.9 lawn cypress -28,12,1.5 cypress 40,12,1.5 cols3 6,18,1 ped3 6,47,1 tomb 6,4,1.1 torch 32,6,.9',
  'architect-cabinet':
    'hills moon -28,72,.8 paved hall -6,13,1.2 flatr -6,42,1.2 plan 18,4,1.2 compass -10,3,1 lamp -26,4,1.1',
  tabularium: 'peaks moon -30,74,.7 paved arches 4,20,.85 shelves 6,4,1.1 scrolls 26,4,.8 lamp -20,4,1.2',
  'torture-chamber':
    'hills moon 26,76,.7 wall 0,20,1.4 paved cage 4,22,1.3 wheel 26,4,.9 brazier -14,4,1.2 chain 4,4,.8',
  contingent:
    'peaks moon 32,74,.7 lawn tent -20,18,1 tent 4,18,1 tent 28,18,1 banner -4,8,1.1 banner 26,8,1.1 spears 14,3,1 shield -14,3,.9',
  brotherhood:
    'hills moon 30,74,.7 paved arches 2,18,.8 hood -14,5,1.1 hood 30,5,1.1 brazier 8,9,1.2 hood 8,-3,1',
  embassy:
    'hills moon -28,72,.7 paved cols 4,13,1.05 flatr 12,50,1.15 flag -14,53,1 flag 28,53,1 dove 6,58,.8 olive 38,7,1 scrolls -14,3,.7',
  cenotaph:
    'hills moon 32,72,.8 lawn steps 6,8,.8 obelisk 6,16,1.3 wreath 6,3,1 brazier -18,7,1.1 brazier 28,7,1.1 cypress -36,12,1.3',
  'builders-union':
    'hills moon -26,74,.7 paved cols3 -2,13,1.1 scaff 20,12,1.1 crane 8,12,1.2 block 30,4,1.2 torch -18,5,1 crowd 8,3,1',
  capitol:
    'peaks moon 34,76,.6 paved steps 4,6,.95 cols 4,14,.85 ped 4,43,.85 quad 4,55,.9 torch -28,8,1 torch 33,6,1',
  'slave-market':
    'hills moon 30,72,.8 paved wall 0,16,.9 long -6,15,.9 hip -6,31,.9 chain 4,3,1.2 cage 24,6,1 crowd -12,6,1.3',
  'secret-society':
    'hills moon -28,74,.7 paved cols 4,14,1.05 eye 4,50,.9 hood -8,3,.9 hood 18,3,.9 brazier 34,5,1',
  'counterfeiters-guild':
    'hills paved hall 2,13,1.2 gable 2,41,1.2 anvil 0,3,1.2 coins 22,4,1.3 smoke -12,56,.9 lamp -18,4,1',
  'guild-of-shadows':
    'hills moon 28,70,.9 paved tower -16,14,1 cone -16,60,.8 hall 12,13,.9 hip 14,34,.55 hood 12,3,1.25 hood 30,3,.95 mask -8,3,.9',
  'mourners-guild':
    'hills lawn cypress -22,12,1.4 cypress 34,12,1.5 cols3 8,16,1.05 ped3 8,46,1.1 tomb 8,4,1 wreath 25,3,.9 hood -12,3,.9',
};
