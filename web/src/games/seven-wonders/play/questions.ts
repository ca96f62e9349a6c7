// The questions about other things than hand cards: their choices, and the intent of each choice. Every kind
// of question of the rules has an entry, so a new one does not compile without an answer here.
import { by } from '../facts/by';
import { cardName, wonderName } from '../facts/facts';
import { leaderName } from '../facts/leaders';
import { leftOf, rightOf } from '../facts/ring';
import type { Intent, Leader, LeaderOffer, Matter, Offers, Piece, Seat, View } from '../types';
import { tokensByValue } from '../words/laws';
import { boxTexts } from '../words/texts';
import { words } from '../words/words';
import type { Answer, Deed, Entry } from './entry';
import { cheapest, compared } from './payments';
import { priceOf } from './price';

export interface Question {
  /** The choices. */
  entries: Entry[];
  /** The buttons that need no choice. */
  deeds: Deed[];
  /** The leader whose power asks, if there are no choices. */
  about: Leader | null;
}
type OfOffers<K extends Offers['asked']> = Extract<Offers, { asked: K }>;
type NameOf = (seat: Seat) => string;

const entry = (key: string, answer: Answer, rest: Partial<Entry> = {}): Entry => ({
  key,
  card: null,
  wonder: null,
  leader: null,
  price: { is: 'free' },
  open: true,
  picked: false,
  answer,
  ...rest,
});
const t = () => boxTexts().matters;
const decline = (label: string): Deed => ({
  id: 'decline',
  label,
  intent: { do: 'decline' },
  primary: false,
});

/** Returns "+4 points". */
const signedPoints = (n: number) => `${n < 0 ? '−' : '+'}${words().points(Math.abs(n))}`;

/** Returns the button that takes a leader, by the question's matter. */
const take = (matter: Matter, leader: string, price: number, gain: number, nameOf: NameOf): string => {
  const { deeds } = t();
  const recruit = () => boxTexts().leaders.deeds.recruit(leader, price);
  return by<Matter, string>(matter, {
    copy_leader: () => deeds.copyLeader(leader),
    give: ({ to }) => deeds.give(leader, nameOf(to)),
    pick: () => deeds.pick(leader),
    recruit,
    entomb: () => deeds.entomb(leader, signedPoints(gain)),
    engage: recruit,
    // These questions have no leaders.
    lay_tile: recruit,
    raise: recruit,
    draw: recruit,
    hand: recruit,
    copy_stage: recruit,
    destroy: recruit,
    swap: recruit,
    name: recruit,
    stages_fall: recruit,
    wonders_fall: recruit,
    keep_hands: recruit,
    trade: recruit,
    penalty: recruit,
    pass_on: recruit,
  });
};

/** Returns the button that declines, by the question's matter. */
const declines = (matter: Matter): string => {
  const all = t().declines;
  return by<Matter, string>(matter, {
    destroy: () => all.destroy,
    swap: () => all.swap,
    recruit: () => all.recruit,
    pick: () => all.pick,
    keep_hands: () => all.keep_hands,
    trade: () => all.trade,
    entomb: () => all.entomb,
    lay_tile: () => all.lay_tile,
    engage: () => all.recruit,
    raise: () => all.other,
    draw: () => all.other,
    hand: () => all.other,
    copy_leader: () => all.other,
    copy_stage: () => all.other,
    name: () => all.other,
    give: () => all.other,
    stages_fall: () => all.other,
    wonders_fall: () => all.other,
    penalty: () => all.other,
    pass_on: () => all.other,
  });
};

/** Returns the neighbour's city in which a leader was recruited. */
function ownerOf(leader: Leader, view: View, city: Seat, nameOf: NameOf): string {
  const n = view.cities.length;
  const owner = [leftOf(city, n), rightOf(city, n)].find((seat) =>
    view.cities[seat]!.leaders?.includes(leader),
  );
  return owner === undefined ? '' : t().of(nameOf(owner));
}

/** Returns a leader as one choice, and once more for each other stage that they can build. */
function leaderChoices(offer: LeaderOffer, matter: Matter, view: View, city: Seat, nameOf: NameOf): Entry[] {
  const { leader, recruit, stages = [] } = offer;
  const name = leaderName(leader);
  const one = (means: LeaderOffer['recruit'], stage?: number): Entry => {
    const ways = means.means === 'pay' ? compared(means) : [];
    const label = take(matter, name, ways[cheapest(ways)]?.total ?? 0, offer.gain ?? 0, nameOf);
    const intent: Intent = { do: 'leader', leader, ...(stage === undefined ? {} : { stage }) };
    const paid =
      matter === 'recruit' || matter === 'pick' || (typeof matter === 'object' && 'engage' in matter);
    return entry(
      stage === undefined ? leader : `${leader}-${stage}`,
      {
        label: stage === undefined ? label : t().deeds.forStage(label, stage + 1),
        intent,
        ...(paid ? { means } : {}),
        ...(matter === 'copy_leader' ? { whose: ownerOf(leader, view, city, nameOf) } : {}),
      },
      { leader, price: priceOf(means), open: means.means !== 'no' },
    );
  };
  return [one(recruit), ...stages.map(({ stage, means }) => one(means, stage))];
}

function pieceChoice(piece: Piece, matter: Matter, view: View, nameOf: NameOf): Entry {
  const intent: Intent = { do: 'piece', at: piece };
  const name = nameOf(piece.city);
  const { deeds, of } = t();
  switch (piece.piece) {
    case 'card':
      if (matter === 'penalty')
        return entry(
          `${piece.city}-${piece.card}`,
          { label: boxTexts().babel.deeds.loseCard(cardName(piece.card)), intent, seat: piece.city },
          { card: piece.card },
        );
      return entry(
        `${piece.city}-${piece.card}`,
        { label: deeds.destroy(cardName(piece.card), name), intent, whose: of(name), seat: piece.city },
        { card: piece.card },
      );
    case 'stage': {
      const { wonder } = view.cities[piece.city]!;
      const called = wonder ? wonderName(wonder) : '';
      return entry(`${piece.city}-${piece.stage}`, {
        label: deeds.copyStage(piece.stage + 1, called, name),
        intent,
        whose: of(name),
        seat: piece.city,
        stage: piece.stage,
      });
    }
  }
}

const questions: {
  [K in Offers['asked']]: (offers: OfOffers<K>, view: View, nameOf: NameOf) => Question | null;
} = {
  // The hand answers these.
  board: () => null,
  play: () => null,
  keep: () => null,
  lead: () => null,
  tiles: () => null,
  from_discard: () => null,
  // The loss has a sheet of its own.
  loss: () => null,
  leader: ({ city, leaders, matter, decline: may }, view, nameOf) => ({
    entries: leaders.flatMap((offer) => leaderChoices(offer, matter, view, city, nameOf)),
    deeds: may ? [decline(declines(matter))] : [],
    about: null,
  }),
  piece: ({ pieces, matter, decline: may }, view, nameOf) => ({
    entries: pieces.map((piece) => pieceChoice(piece, matter, view, nameOf)),
    deeds: may ? [decline(declines(matter))] : [],
    about: null,
  }),
  lay_tile: ({ tiles }) => ({
    entries: tiles.map((tile) =>
      entry(`tile-${tile}`, { label: t().deeds.layTile(tile), intent: { do: 'lay_tile', tile } }, { tile }),
    ),
    deeds: [decline(t().declines.lay_tile)],
    about: null,
  }),
  swap: ({ pairs }) => ({
    entries: pairs.map((pair) =>
      entry(`${pair.left}-${pair.right}`, {
        label: t().deeds.swap(cardName(pair.left), cardName(pair.right)),
        intent: { do: 'swap', pair },
        pair,
      }),
    ),
    deeds: [decline(t().declines.swap)],
    about: null,
  }),
  tokens: ({ lost }) => ({
    entries: lost.map((tokens) =>
      entry(`tokens-${tokens.join('-')}`, {
        label: boxTexts().babel.deeds.loseTokens(tokensByValue(tokens)),
        intent: { do: 'tokens', lost: tokens },
        tokens,
      }),
    ),
    deeds: [],
    about: null,
  }),
  name: ({ seats }, _view, nameOf) => ({
    entries: seats.map((seat) =>
      entry(`seat-${seat}`, { label: t().deeds.name(nameOf(seat)), intent: { do: 'name', seat }, seat }),
    ),
    deeds: [],
    about: null,
  }),
  announce: ({ matter }) => {
    const { deeds } = t();
    const label =
      matter === 'keep_hands' ? deeds.keepHands : matter === 'trade' ? deeds.trade : deeds.announce;
    return {
      entries: [],
      deeds: [
        { id: 'announce', label, intent: { do: 'announce' }, primary: true },
        decline(declines(matter)),
      ],
      about: matter === 'keep_hands' ? 'esteban' : matter === 'trade' ? 'vercingetorix' : null,
    };
  },
};

/** Returns the question, or `null` if a hand answers it. */
export const questionOf = <K extends Offers['asked']>(
  offers: OfOffers<K>,
  view: View,
  nameOf: NameOf,
): Question | null => questions[offers.asked as K](offers, view, nameOf);

/** Returns the name of an entry. */
export const answerName = ({ label, whose }: Answer) => [label, whose].filter(Boolean).join(', ');
