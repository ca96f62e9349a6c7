// All texts of the game, in English.
import { plural } from '../../../i18n/language.svelte';
import { knockout, spellNames } from '../../../games/seven-sages/facts/cards';
import type { Kin, Spell, Track, EndedBy } from '../../../games/seven-sages/types';
import { cap } from '../../../i18n/text';
import type { Who } from '../../../games/game';
import type { Refusals, RulesText } from '../../../games/seven-sages/words/shape';

/** Returns the object form of a name inside a sentence. */
const obj = (w: Who) => (w.you ? 'you' : w.name);

const own = (w: Who) => (w.you ? 'your' : `${w.name}’s`);

/** A crystal and the tile on which it lies. */
interface Crystal {
  value: string;
  tile: string;
}

const cards = (n: number) => plural(n, { one: '# card', other: '# cards' });

export const table = {
  kinds: {
    witch: 'Witch',
    seer: 'Seer',
    priestess: 'Priestess',
    mage: 'Mage',
    healer: 'Healer',
    alchemist: 'Alchemist',
    druid: 'Druid',
    owl: 'Owl',
  } as Record<Kin, string>,
  /** The name inside a sentence, with its article. */
  theKind: {
    witch: 'the Witch',
    seer: 'the Seer',
    priestess: 'the Priestess',
    mage: 'the Mage',
    healer: 'the Healer',
    alchemist: 'the Alchemist',
    druid: 'the Druid',
    owl: 'the owls',
  } as Record<Kin, string>,
  /** The letter that is printed on the card. */
  letters: {
    witch: 'W',
    seer: 'S',
    priestess: 'P',
    mage: 'M',
    healer: 'H',
    alchemist: 'A',
    druid: 'D',
    owl: 'O',
  } as Record<Kin, string>,
  spells: spellNames,
  spellDoes: {
    volensia: 'take an owl that lies in the fight, anybody’s, into your hand; it no longer counts',
    moventi: 'swap two crystals of two different clearings',
    anulensa: 'discard a power card or owl that lies in the fight, anybody’s; it no longer counts',
    potentia: 'draw three power cards',
    absentus:
      'from your next turn on you may wait without passing, while others are still in; a later Absentus ends it',
    mutantus: 'swap role cards with a partner; cards, tokens and ranks stay',
    binensus: 'take a sage nobody plays; from your next turn on you may play cards of both',
  } as Record<Spell, string>,
  power: (kind: string, value: number) => `${kind} ${value}`,
  thePower: (kin: Kin, value: number) => `${table.kinds[kin]} ${value}`,
  camp: { one: 'Sun', two: 'Moon' } as Record<Track, string>,
  theCamp: { one: 'the Sun', two: 'the Moon' } as Record<Track, string>,
  ofCamp: { one: 'of the Sun', two: 'of the Moon' } as Record<Track, string>,
  crystal: (value: number) => `crystal ${value}`,
  clearing: (number: number) => `Clearing ${number}`,
  finitum: 'Finitum',
  pawnHere: 'the pawn is here',
  ladder: 'From high to low',
  outOfGame: 'out of the game',
  knockoutAt: `A lead of ${knockout} ends the fight.`,
  tied: 'Nobody leads',
  you: 'You',
  fightOver: {
    title: 'The fight is over',
    won: 'won',
    on: 'Go on',
  },
  cards,

  board: 'Players',
  sages: 'The sages',
  talks: 'The talks',
  clearings: 'Clearings',
  fight: 'The fight',
  members: 'In neither camp yet',
  campOf: (camp: string) => `Camp ${camp}`,
  hand: 'Your hand',
  sorts: { sage: 'By sage', number: 'By number' },
  handEmpty: 'No cards in hand',
  powers: (n: number) => plural(n, { one: '# power card', other: '# power cards' }),
  spellCards: (n: number) => plural(n, { one: '# spell', other: '# spells' }),
  crystals: (n: number) => plural(n, { one: '# crystal', other: '# crystals' }),
  yourCrystalsAre: (values: string, sum: number) => `Your crystals: ${values}. Together ${sum}`,
  piles: 'Piles',
  powerPile: 'Power cards to draw',
  spellPile: 'Spells to draw',
  powerDiscard: 'Power cards discarded',
  discards: 'discarded',
  tilesLeft: 'Tiles to come',
  round: (n: number) => `Round ${n}`,
  lastRound: 'Last round',
  chooser: 'chooses first',
  left: 'left the game',
  ready: 'ready',
  acts: 'acts now',
  passedShort: (n: number) => `passed ${n}`,
  noDeal: 'no deal',
  walked: 'walked away',
  listens: 'listens',
  tokenOf: (sage: string) => `token of ${sage}`,
  second: 'second role',
  spellCast: 'spell cast',
  mayWait: 'may wait',
  counts: (value: number, worth: number) => (value === worth ? '' : `counts ${worth}`),
  lying: (name: string, player: string, worth: number) => `${name}, ${player}, counts ${worth}`,
  sumOf: (n: number) => `together ${n}`,
  castBy: (spell: string, player: string) => `${spell}, ${player}`,
  offersYou: 'offers you an alliance',
  offersTo: (names: string) => `offers to ${names}`,
  moves: (n: number) => `offers, votes and cards to show: ${n} left`,
  gifts: (n: number) => plural(n, { one: '# gift left', other: '# gifts left' }),
  seen: 'Shown or given to you',
  seenOf: (name: string) => `What you know of ${name}’s hand`,
  about: (name: string) => `About ${name}`,
  timeLeft: 'time left',
  whisperTo: (name: string) => `Whisper to ${name}`,

  choose: (sage: string) => `Take ${sage}`,
  playable: (n: number) => (n === 1 ? 'could play 1 of your cards' : `could play ${n} of your cards`),
  rankOf: (rank: number) => `rank ${rank}`,
  propose: 'Propose',
  proposeTo: (name: string) => `Propose an alliance to ${name}`,
  withdraw: 'Withdraw',
  withdrawFrom: (name: string) => `Withdraw your offer to ${name}`,
  accept: 'Accept',
  acceptOf: (name: string) => `Accept ${name}’s offer: you are allies at once`,
  noDealOn: 'Vote no deal',
  noDealOff: 'Take back no deal',
  walkAway: 'Walk away',
  walkAwaySure: 'Walk away for good',
  showTo: (n: number, name: string) => `Show ${plural(n, { one: '# card', other: '# cards' })} to ${name}`,
  giveBrief: (name: string) => `Give to ${name}`,
  showBrief: (name: string) => `Show ${name}`,
  giveTo: (n: number, name: string) => `Give ${plural(n, { one: '# card', other: '# cards' })} to ${name}`,
  readyFight: 'Ready for the fight',
  join: (names: string) => `Join ${names}`,
  notJoin: 'Do not join',
  side: (camp: string) => `Join the camp ${camp}`,
  alone: 'Fight alone',
  letSpeak: 'Leave it open',
  letChoose: 'Let the next one choose',
  withSeat: (name: string) => `Join ${name}`,
  against: (name: string) => `Not with ${name}`,
  play: (card: string) => `Play ${card}`,
  cast: (spell: string) => `Cast ${spell}`,
  castOn: (spell: string, target: string) => `Cast ${spell} on ${target}`,
  castWith: (spell: string, target: string) => `Cast ${spell}: swap with ${target}`,
  castSwap: (a: Crystal, b: Crystal) =>
    `Cast Moventi: swap ${a.value} (${a.tile}) and ${b.value} (${b.tile})`,
  castIdle: (spell: string) => `Cast ${spell} without effect`,
  castSage: (sage: string) => `Cast Binensus: play ${sage} too`,
  pass: 'Pass',
  passPlayable: 'Pass, out of this fight',
  skip: 'Wait this turn',
  handOver: (name: string, n: number, of: number) => `Hand ${name} ${n} of ${of}`,
  handOverDo: (name: string, n: number) =>
    `Hand ${plural(n, { one: '# card', other: '# cards' })} to ${name}`,
  discard: (n: number, of: number) => `Discard ${n} of ${of}`,
  discardDo: (n: number) => `Discard ${plural(n, { one: '# card', other: '# cards' })}`,
  takeCrystal: (value: number) => `Take crystal ${value}`,
  movePawn: (where: string) => `Move the pawn to ${where}`,
  endGame: 'Through the gate: end the game',

  hints: {
    choose: 'Touch a sage. In gold: how many of your cards fit. The clearing ranks them.',
    talk: 'Touch cards of your hand to show them to one player.',
    exchange: 'Touch cards to give them to a partner, or to show them.',
    fight: 'Touch a card of your hand.',
    owlTarget: 'Choose an owl in the fight.',
    cardTarget: 'Choose a card in the fight.',
    swapFirst: 'Choose a crystal on any clearing.',
    swapSecond: 'Choose a crystal on another clearing.',
    partnerTarget: 'Choose a partner.',
    sageTarget: 'Choose a sage nobody plays.',
    handOver: (n: number, name: string) =>
      `Touch ${plural(n, { one: '# power card', other: '# power cards' })} for ${name}.`,
    discard: (n: number) => `Touch ${plural(n, { one: '# power card', other: '# power cards' })} to discard.`,
    crystal: 'Touch a crystal of the clearing.',
    pawn: 'Touch the tile where the pawn goes.',
    idle: 'There is no target: the spell would do nothing.',
    exactly: (n: number) => `Choose exactly ${n}.`,
  },
  reasons: {
    notRole: (sage: string) => `You do not play ${sage} in this fight`,
    spellCast: 'You have cast your spell of this fight',
    spellsStay: 'Spells are never handed over or discarded',
    notYourTurn: 'It is not your turn',
    notNow: 'Not now',
    takenSage: (name: string) => `${name} has this sage`,
    mySage: 'This sage is yours',
    outOfFight: 'You are out of this fight',
  },
};

export const prompts = {
  choose: 'Choose a sage',
  negotiate: 'Find an ally',
  join: (pair: string) => `Do you join ${pair}?`,
  side: 'No deal: choose a side',
  speak: {
    first_alone: 'Do you fight alone?',
    second_joins: (name: string) => `Do you join ${name}?`,
    second_alone: 'Do you fight alone?',
    third_joins: 'Whom do you join?',
  },
  exchange: 'Give cards to your camp, or be ready',
  fight: (lead: string) => `Your turn: ${lead}`,
  handOver: (name: string, n: number) =>
    n === 1 ? `${name} has passed: hand over 1 power card` : `${name} has passed: hand over ${n} power cards`,
  discard: (n: number) =>
    n === 1 ? 'Last to pass: discard 1 power card' : `Last to pass: discard ${n} power cards`,
  crystal: 'Take a crystal',
  pawn: 'Lowest in rank: move the pawn',
  wait: {
    choose_sage: (name: string) => `${name} is choosing a sage`,
    negotiate: (names: string, n: number) => `${names} ${n === 1 ? 'is' : 'are'} negotiating`,
    join: (name: string) => `${name} is asked whether to join`,
    side: (name: string) => `${name} is choosing a side`,
    speak: (name: string) => `${name} is choosing with whom to stand`,
    exchange: (names: string, n: number) => `${names} ${n === 1 ? 'is' : 'are'} exchanging cards`,
    fight: (name: string, lead: string) => `${name} has the turn: ${lead}`,
    hand_over: (name: string, to: string) => `${name} is handing cards to ${to}`,
    discard: (name: string) => `${name} is discarding`,
    take_crystal: (name: string) => `${name} is taking a crystal`,
    move_pawn: (name: string) => `${name} is moving the pawn`,
  },
};

export const sentences = {
  you: 'You',
  youInList: 'you',
  somebody: (seat: number) => `Seat ${seat + 1}`,
  roundBegan: (n: number, w: Who) => `Round ${n}: ${obj(w)} ${w.you ? 'choose' : 'chooses'} first.`,
  chose: (w: Who, sage: string) => `${w.name} took ${sage}.`,
  proposed: (a: Who, b: Who) => `${a.name} offered ${obj(b)} an alliance.`,
  withdrew: (a: Who, b: Who) => `${a.name} withdrew ${a.you ? 'your' : 'the'} offer to ${obj(b)}.`,
  noDeal: (w: Who, on: boolean) =>
    on ? `${w.name} voted for no deal.` : `${w.name} took back the vote for no deal.`,
  listens: (w: Who) => `${w.name} ${w.you ? 'say' : 'says'} nothing more until addressed.`,
  walkedAway: (w: Who) => `${w.name} no longer ${w.you ? 'negotiate' : 'negotiates'}.`,
  powers: { one: '# power card', other: '# power cards' },
  spells: { one: '# spell', other: '# spells' },
  shown: (a: Who, b: Who, what: string) => `${a.name} showed ${obj(b)} ${what}.`,
  allied: (a: Who, b: Who) => `${b.name} accepted: ${obj(a)} and ${obj(b)} are allies.`,
  answered: (w: Who, join: boolean) =>
    join ? `${w.name} joined the pair.` : `${w.name} did not join the pair.`,
  forcedOrder: 'No deal: the order of the clearing decides.',
  sided: (w: Who, camp: string, chosen: boolean) =>
    chosen ? `${w.name} went to the camp ${camp}.` : `${w.name} ${w.you ? 'are' : 'is'} in the camp ${camp}.`,
  said: {
    alone: (w: Who) => `${w.name} will fight alone.`,
    letSpeak: (w: Who) => `${w.name} left it open.`,
    with: (w: Who, b: Who) => `${w.name} joined ${obj(b)}.`,
    against: (w: Who) => `${w.name} did not join.`,
  },
  stand: (sun: string, moon: string) => `The camps stand: Sun, ${sun}; Moon, ${moon}.`,
  gave: (a: Who, b: Who, what: string) => `${a.name} gave ${obj(b)} ${what}.`,
  ready: (w: Who) => `${w.name} ${w.you ? 'are' : 'is'} ready.`,
  fightBegan: (w: Who) => `The fight begins with ${obj(w)}.`,
  soloBonus: (w: Who, n: number) => `The fight begins: alone, ${obj(w)} ${w.you ? 'lead' : 'leads'} by ${n}.`,
  lead: (camp: string, n: number) => `${camp} leads by ${n}`,
  even: 'nobody leads',
  played: (w: Who, card: string, worth: string, lead: string) => `${w.name} played ${card}${worth}: ${lead}.`,
  countsTen: (n: number) => `, which counts ${n}`,
  cast: (w: Who, spell: string, effect: string) => `${w.name} cast ${spell}${effect}.`,
  nothing: ', without effect',
  taken: (b: Who, bare: string, _the: string, lead: string) => ` and took back ${own(b)} ${bare}: ${lead}`,
  removed: (b: Who, bare: string, _the: string, lead: string) => ` and removed ${own(b)} ${bare}: ${lead}`,
  swapped: (a: number, b: number) => ` and swapped crystals ${a} and ${b}`,
  drawn: ' to draw three cards',
  maySkip: (w: Who, cancelled: Who | null) =>
    ` and may wait from now on${cancelled ? `; ${own(cancelled)} Absentus is over` : ''}`,
  rolesSwapped: (_: Who, b: Who, a: string, c: string) => ` and swapped roles with ${obj(b)}: ${a} for ${c}`,
  secondRole: (sage: string) => ` to play ${sage} too`,
  skipped: (w: Who) => `${w.name} waited.`,
  places: ['first', 'second', 'third', 'fourth', 'last'],
  passed: (w: Who, place: string, forced: boolean) =>
    forced ? `${w.name} had to pass, ${place}.` : `${w.name} passed, ${place}.`,
  drew: (w: Who, what: string) => `${w.name} drew ${what}.`,
  drewNothing: (w: Who) => `There was nothing for ${obj(w)} to draw.`,
  reshuffled: {
    powers: (n: number) => `The discarded power cards were shuffled: ${n} to draw.`,
    spells: (n: number) => `The discarded spells were shuffled: ${n} to draw.`,
  },
  handedOver: (a: Who, b: Who, what: string) => `${a.name} handed ${obj(b)} ${what}.`,
  discarded: (w: Who, what: string) => `${w.name} discarded ${what}.`,
  knockedOut: (w: Who, camp: string) =>
    `${camp} leads by ${knockout} or more: the fight is over by ${own(w)} card.`,
  fightEnded: (camp: string, n: number) => `${camp} wins the fight by ${n}.`,
  fightTied: 'The fight ends in a tie: rank decides.',
  tookCrystal: (w: Who, value: number | null) =>
    value === null ? `${w.name} took a crystal.` : `${w.name} took crystal ${value}.`,
  crystalGone: 'A crystal left the game.',
  pawnMoved: (w: Who, where: string) => `${w.name} moved the pawn ${where}.`,
  sites: { left: 'to the left tile', right: 'to the right tile', bottom: 'to the bottom tile' },
  tile: (n: number) => `Clearing ${n}`,
  tileTurned: (tile: string, crystals: string) => `${tile} was turned up, with crystals ${crystals}.`,
  tileBare: (tile: string) => `${tile} was turned up without crystals.`,
  gate: 'Finitum, the gate, was turned up: the end is near.',
  left: (w: Who) => `${w.name} gave up the seat.`,
  ended: {
    finitum: 'The pawn went through the gate, the game is over.',
    last_round: 'The last round is played, the game is over.',
    claimed: 'Nobody else is left, the game is over.',
  } as Record<EndedBy, string>,
  wins: (w: Who, points: string) => `${w.name} ${w.you ? 'win' : 'wins'} with ${points}.`,
  shared: (names: string, points: string) => `${cap(names)} share the win with ${points}.`,
  points: { one: '# point', other: '# points' },
};

export const refusals: Refusals = {
  not_your_turn: () => 'It is not your turn.',
  not_asked: () => 'That is not what you are asked for now.',
  over: () => 'The match is over.',
  sage_taken: (r, say) => `${cap(say.sage(r.sage))} is not free.`,
  nobody_there: () => 'There is nobody else in that seat.',
  not_talking: () => 'That player no longer negotiates.',
  already_proposed: () => 'You have made that offer already.',
  no_such_offer: () => 'That offer does not stand any more.',
  vote_unchanged: (r) => (r.on ? 'You have voted for no deal already.' : 'You have not voted for no deal.'),
  no_moves_left: () => 'You may not offer, vote or show cards any more in these talks.',
  no_gifts_left: () => 'You have used up your gifts in this exchange.',
  no_cards: () => 'Choose at least one card.',
  power_not_in_hand: (r, say) => `You do not hold ${say.power(r.power)}.`,
  spell_not_in_hand: (r, say) => `You do not hold ${say.spell(r.spell)}.`,
  not_your_partner: () => 'That player is not in your camp.',
  not_your_role: (r, say) => `You do not play ${say.sage(r.sage)} in this fight.`,
  spell_cast: () => 'You have cast your spell of this fight.',
  no_target: (r, say) => `That is no target for ${say.spell(r.spell)}.`,
  target_needed: (r, say) => `Choose a target for ${say.spell(r.spell)}.`,
  no_absentus: () => 'Waiting takes a valid Absentus.',
  alone_in_fight: () => 'Everybody else has passed: play or pass.',
  wrong_count: (r) =>
    r.count === 1 ? 'Choose exactly 1 power card.' : `Choose exactly ${r.count} power cards.`,
  no_crystal: () => 'No crystal lies there.',
  pawn_is_there: () => 'The pawn must move to another tile.',
};

export const score = {
  caption: 'How each total came about',
  player: 'Player',
  crystals: 'Crystals',
  crystalsHint: 'taken in the rounds',
  kind: 'Highest sum in hand at the end: a small crystal',
  won: 'highest: a small crystal',
  small: 'Small crystals',
  smallHint: '1 each',
  total: 'Total',
  tieBreak: 'Best crystal',
  tieBreakHint: 'breaks ties',
  hand: 'Hand at the end',
  notCounted: 'Cards did not count.',
};

export const frame = {
  crystals: 'crystals',
  powers: 'power cards in hand',
  spells: 'spells in hand',
};

export const rules: RulesText = {
  goal: {
    heading: 'The aim',
    paragraphs: [
      'Each round the sages meet on a clearing where crystals lie. You take a sage, find an ally, and your two camps measure their magic. The winners share the crystals. After six to eleven rounds the player with the most valuable crystals wins.',
      'Allies change every round: a player who helps you now may fight you next time.',
    ],
  },
  pieces: {
    heading: 'Sages, cards and crystals',
    sages:
      'Every sage has eight power cards: 1, 1, 2, 3, 4, 5, 6 and 7. In the fight you may play only cards of the sage you have taken this round. With four players one sage stays out of the game, with three players two do, drawn by lot.',
    owls: 'The eight owls (3 to 5) serve every sage. Crystals are worth 2 to 7. You begin with six power cards and one spell.',
  },
  rank: {
    heading: 'Rank',
    paragraphs: [
      'Each clearing bears its own order of the seven sages, from high to low. The order where the pawn stands decides who begins the fight, who takes the first crystal and who moves the pawn.',
    ],
  },
  choose: {
    heading: '1. Choose a sage',
    paragraphs: [
      'In turn, starting with the player who moved the pawn, each player takes a sage that is still free. Two sages remain.',
    ],
  },
  alliance: {
    heading: '2. Form alliances',
    paragraphs: [
      'With four players it is two against two, with five three against two. Talk freely and whisper; until the fight begins you may show cards of your hand to one player, also while another is asked, and in the exchange. Promises are not binding.',
      'Propose an alliance to one or more players; the first to accept is your ally at once. With four players the other two form the second camp. With five, the other three are asked in order of rank whether they join the pair: the first to say yes joins it, and if all say no those three stand together.',
      'The words of the talks: “Propose” offers an alliance, “Withdraw” takes the offer back, “Accept” seals it. “Vote no deal” says that you want none, and can be taken back. “Walk away” leaves the talks permanently. Beside a player, “listens” means that only offers are waited for, “no deal” and “walked away” what was said.',
      'If all declare “no deal”, or time runs out, the order of rank decides: the highest is in camp 1, then each in turn names a camp that still has room.',
    ],
  },
  three: {
    heading: 'With three players',
    paragraphs: [
      'One stands alone against two. The highest in rank says “alone”, or leaves it open. If open, the second joins the first or stays apart; if apart, the second may say “alone”, or let the third choose a side.',
      'The lone player begins the fight without playing a card: their lead is the sum of the crystals on the clearing. If they win, they take both crystals, or only one if the table was made so.',
    ],
  },
  exchange: {
    heading: '3. Give cards',
    paragraphs: [
      'Before the fight you may give allies any number of power cards and spells, as often as you like, and get nothing back. Two ones of the same sage are worth eleven together: pair them. The fight begins when all are ready.',
    ],
  },
  fight: {
    heading: '4. The fight',
    paragraphs: [
      'The highest in rank begins. In turn each plays one card or passes: a power card of their own sage, an owl, or a spell, of which each player may play one a fight. The number counts for the player’s camp; the marker on the track shows which camp leads and by how much.',
      'A 1 counts 10 if the same player has another 1 of that sage lying in this fight.',
      'A lead of 25 or more ends the fight at once.',
    ],
  },
  passing: {
    heading: 'Passing',
    paragraphs: [
      'A player who passes is out of this fight, and gets cards. The first to pass draws five power cards. Everyone after gets three power cards that the previous one chooses and hands over, and draws two. The last of all then discards three.',
    ],
  },
  spells: { heading: 'The seven spells', lead: 'Two of each. A spell works at once and ends your turn.' },
  reward: {
    heading: '5. The reward',
    paragraphs: [
      'In order of rank the winners take one crystal each from the clearing, then the losers draw one spell each. If two of five win, the third crystal leaves the game.',
      'At a lead of 0 camps do not count: the highest in rank take the crystals, the others draw spells.',
    ],
  },
  clearing: {
    heading: '6. On to the next clearing',
    paragraphs: [
      'The lowest in rank moves the pawn to one of the two other clearings and will choose first there. A new clearing with new crystals covers the one that was left.',
      'Finitum, the gate, lies among the last tiles. When it turns up no more tiles follow. A round later the lowest in rank decides: through the gate, and the game is over; or to the other clearing for one last round.',
    ],
  },
  end: {
    heading: 'The end',
    paragraphs: [
      'For each sage and for the owls, the player with the highest sum of power cards in hand gets a small crystal worth 1; all who tie get one. Two ones of a sage count 11 here too.',
      'The greatest value in crystals wins; at a tie the single best crystal; after that the win is shared.',
    ],
  },
  small: {
    heading: 'Small print',
    points: [
      'A second 1 keeps its 10 even if the first one is removed later.',
      'Passing is allowed with playable cards; a player with none must pass. Left alone in the fight you may play on before you pass.',
      'A spell may be played even if it can do nothing. It counts as your one spell.',
      'Knockout: all who have not passed do so then, clockwise from the left of the one who caused it, that player last, with the usual cards.',
      'Rank, crystals, spells and the pawn go by the tokens, so Mutantus does not change them.',
      'If the pile of power cards runs out, the discards are shuffled; if there are none, you draw what there is.',
      'Played spells are discarded after the spells are drawn.',
      'Once taken, crystals are kept face down: only their number is shown.',
    ],
  },
};
