// The texts of the game on the start page and before a match, in English.

export const options = {
  labels: {
    preset: {
      label: 'Expansions',
      values: {
        base: 'Base',
        leaders: '+ Leaders',
        cities: '+ Cities',
        all: 'Everything',
        own: 'Your own choice',
      },
      means: {
        base: 'Cards and wonders alone. Best to learn.',
        leaders: 'A great person is recruited before each age.',
        cities: 'Black cards, debts and diplomacy.',
        all: 'Leaders, Cities, all of Babel and the Wonder Pack.',
        own: 'Each expansion and rule by itself.',
      },
      two: 'Two players have the base game alone: expansions need three or more.',
      eight: 'Eight players need Cities.',
      details: 'Each expansion and rule by itself',
    },
    cities: {
      label: 'Cities',
      values: { off: 'Without', on: 'With Cities' },
      means: {
        off: 'No black cards, no debts; up to seven players.',
        on: 'Black cards, debts, diplomacy and masks. Three to eight players: seven turns in each age, six for eight players.',
      },
      few: 'Cities needs three players or more.',
      eight: 'Eight players need Cities.',
    },
    teams: {
      label: 'Teams',
      values: { off: 'No teams', on: 'Teams of two' },
      means: {
        off: 'Each player plays alone.',
        on: 'Two neighbours see each other’s hands, do not fight, and add up their points.',
      },
      alone: 'Teams need Cities.',
      odd: 'Teams need 4, 6 or 8 players.',
    },
    tower: {
      label: 'Tower of Babel',
      values: { off: 'No tower', on: 'With the Tower of Babel' },
      means: {
        off: 'The rules stay as they are.',
        on: 'A card can be discarded to lay a tile that changes the rules for all. Three players and more.',
      },
      few: 'The Tower of Babel needs three players or more.',
    },
    projects: {
      label: 'Great Projects',
      values: { off: 'No projects', on: 'With Great Projects' },
      means: {
        off: 'Nothing is built together.',
        on: 'A common work in each age: it rewards players who took part, or costs the others. Three players and more.',
      },
      few: 'Great Projects need three players or more.',
    },
    leaders: {
      label: 'Leaders',
      values: {
        off: 'None',
        box: 'The box',
        official: 'All published',
        everything: 'Everything',
        sets: 'My choice',
      },
      few: 'Leaders need three players or more.',
      means: {
        off: 'The base game.',
        box: (n: number) =>
          `The ${n} great people of the box: each age begins with recruiting one. Three players and more.`,
        official: 'Those of the box, and all others that were published. Three players and more.',
        everything: 'Those that players made as well, some of them wild. Three players and more.',
        sets: 'Pick the sets that leaders come from.',
      },
    },
    sets: {
      label: 'Sets of leaders',
      hint: 'Four leaders for each player are needed; those of expansions not in play are not used.',
      needed: (n: number) =>
        `Dimmed: without these sets there are fewer than the ${n} leaders that are dealt.`,
      values: {
        box: 'The Leaders box',
        cities: 'The Cities box',
        anniversary: 'The anniversary pack of 2017',
        promo: 'Promos',
        fan_made: 'Made by players',
      },
    },
    leader_draft: {
      label: 'How leaders come into hand',
      values: { drafted: 'Drafted', dealt: 'Dealt' },
      means: {
        drafted: 'Keep one of four, pass the rest to the right, and so on.',
        dealt: 'Each player keeps the four that are dealt.',
      },
    },
    boards: {
      label: 'Wonder boards',
      values: { boxes: 'Of the boxes', official: 'All published', everything: 'Everything' },
      means: {
        boxes: 'The seven of the base game, and those of the expansions in play.',
        official:
          'The Great Wall, Stonehenge and Manneken Pis as well; Abu Simbel and Catan with their expansions.',
        everything: 'Those that players made as well: Babel, with the Tower of Babel.',
      },
      few: 'Boards of expansions need three players or more.',
    },
    wonders: {
      label: 'Who gets which wonder',
      hint: 'Picked: each player takes one of the rest, clockwise from a random player.',
      values: { dealt: 'Dealt', picked: 'Picked' },
    },
    sides: {
      label: 'Sides of the boards',
      hint: 'The day side is simpler; the night side has more special stages.',
      values: { random: 'At random', a: 'Day for all', b: 'Night for all', picked: 'Players pick' },
    },
  },
  /** The differences from the usual game: dealt wonders with random sides. */
  differ: {
    /** All expansions; then both parts of Babel by themselves. */
    all: 'Everything',
    babel: 'Babel',
    cities: {
      name: 'Cities',
      line: 'With Cities: black cards, debts and diplomacy; seven turns in each age, six for eight players.',
    },
    tower: {
      name: 'Tower',
      line: 'With the Tower of Babel: tiles are laid that change the rules for all.',
    },
    projects: {
      name: 'Projects',
      line: 'With Great Projects: a common work in each age, which succeeds or fails.',
    },
    boards: {
      official: {
        name: 'More wonders',
        line: 'With all published wonders: those of the Wonder Pack, and Catan.',
      },
      everything: {
        name: 'All wonders',
        line: 'With all wonders: those of the Wonder Pack, Catan, and one that players made.',
      },
    },
    teams: { name: 'Teams', line: 'In teams of two neighbours who add up their points.' },
    leaders: {
      box: { name: 'Leaders', line: 'With the leaders of the box: each age begins with recruiting one.' },
      official: {
        name: 'All leaders',
        line: 'With all leaders that were published: each age begins with recruiting one.',
      },
      everything: {
        name: 'Leaders galore',
        line: 'With all leaders, also those that players made: each age begins with recruiting one.',
      },
      sets: {
        name: 'Chosen leaders',
        line: 'With leaders of sets that the host picked: each age begins with recruiting one.',
      },
    },
    dealt: { name: 'Dealt leaders', line: 'Leaders are dealt, not drafted.' },
    picked: { name: 'Picked wonders', line: 'Each player picks a wonder among those that are left.' },
    sides: {
      a: { name: 'Day sides', line: 'All boards show their day side, the simpler one.' },
      b: { name: 'Night sides', line: 'All boards show their night side, with more special stages.' },
      picked: { name: 'Picked sides', line: 'Each player picks the side of their board.' },
    },
  },
};

export const face = {
  pitch: 'Build an ancient city in three ages, then pass your hand on.',
  tag: '3 ages',
};

/** The style and the thinking time of each level of its bots, as the server describes them, in English. */
export const levels = {
  newcomer: 'Takes what looks best at first sight and often misjudges it. Plays at once.',
  steady: 'Looks at where each choice leads this turn, and sometimes misjudges it. Plays at once.',
  skilled: 'Weighs what everything will bring by the end. Plays at once.',
  strong: 'Plays the next turns through in its mind. Thinks for up to 0.1 seconds.',
  expert: 'Plays the next turns through in its mind, many times. Thinks for up to a second.',
};
