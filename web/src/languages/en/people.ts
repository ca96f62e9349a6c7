export const en = {
  strength: {
    title: 'How strong you are',
    hint: 'From matches among people only: no bots, no lessons, nothing played on, and no match that somebody left. Against the same opponent ten matches count whole, further ones less and less.',
    none: 'No match of yours has counted yet.',
    seats: (n: number) => (n === 2 ? 'two players' : `${n} players`),
    soon: (matches: number, of: number) => `${matches} of ${of} matches; then it is shown`,
    matches: (n: number) => `${n} matches`,
    between: (rating: string, low: string, high: string) =>
      `Strength ${rating}, most likely between ${low} and ${high}`,
  },

  person: {
    open: (name: string) => `About ${name}`,
    mute: 'Mute for me',
    unmute: 'Hear again',
    muteHint: 'You read nothing of theirs any more, on none of your devices. They are not told.',
    isMuted: (name: string) => `You have muted ${name}.`,
    report: 'Report',
    reportHint:
      'Whoever runs this server gets your report, with what was said and done at this table as you saw it.',
    reasons: 'What for?',
    reason: {
      insults: 'Insults or threats',
      spam: 'Advertising or endless talk',
      cheating: 'Cheating',
      name: 'Their name',
      other: 'Something else',
    },
    text: 'What happened?',
    textHint: 'In your own words, if you like',
    send: 'Send the report',
    sent: 'The report was sent.',
    muted: (name: string) => `${name} is muted for you.`,
    heard: (name: string) => `You hear ${name} again.`,
  },

  mutes: {
    title: 'Muted by you',
    none: 'You have muted nobody.',
    hear: (name: string) => `Hear ${name} again`,
    short: 'Hear again',
  },

  friends: {
    title: 'Friends',
    none: 'You have no friends here yet. Send somebody a link.',
    here: 'here now',
    since: (day: string) => `since ${day}`,
    remove: (name: string) => `End friendship with ${name}`,
    removeSure: 'Really end it, for both',
    make: 'Make a friend link',
    link: 'Friend link',
    linkHint: (day: string) =>
      `Send it to one person. It works once, until ${day}. Whoever opens it and agrees is your friend.`,
    copy: 'Copy the link',
    copied: 'Copied',
    share: 'Share',
    open: (n: number) => (n === 1 ? 'One link of yours is open.' : `${n} links of yours are open.`),
    end: 'End all links',
    endSure: 'Really end them',
  },

  offer: {
    title: 'A friend link',
    asks: (name: string) => `${name} would like to be your friend here.`,
    hint: 'You see when the other one is here, and can ask each other to a table. Either of you can end it.',
    accept: (name: string) => `Be friends with ${name}`,
    already: (name: string) => `You and ${name} are friends already.`,
    done: (name: string) => `You and ${name} are friends now.`,
    nothing: 'This link says nothing. Ask for a new one.',
    as: 'You are',
  },

  now: {
    title: 'Here now',
    asks: (name: string, game: string) => `${name} asks you to a table of ${game}`,
    go: 'Come along',
    putAway: (name: string) => `Put ${name}’s invitation away`,
  },

  invite: {
    title: 'Ask a friend',
    ask: (name: string) => `Ask ${name} to this table`,
    short: 'Ask',
    asked: 'Asked',
  },

  programs: {
    title: 'Programs that play with anybody',
    ladder: 'How programs stand against each other',
    declined: 'does not want to play now',
    silent: 'did not answer',
  },

  day: {
    title: 'Deal of the day',
    hint: 'The same cards for everybody who plays it here today, alone with bots, once. Afterwards you see how you did beside the others.',
    against: (seats: number, level: string) => `${seats} seats, ${level}`,
    played: (n: number) =>
      n === 0 ? 'nobody has played it yet' : n === 1 ? 'played by one' : `played by ${n}`,
    score: ({ place, points }: { place: number; points: number | null }) =>
      points === null ? `place ${place}` : points === 1 ? '1 point' : `${points} points`,
    mine: (score: string, place: number, of: number) => `${score}: ${place} of ${of}`,
    void: 'It does not count: somebody else decided something for you.',
    expert: (score: string) => `The expert: ${score}`,
    bars: (n: number) => `How ${n} did`,
    bar: (score: string, people: number) => `${score}: ${people}`,
    play: 'Play',
    playOf: (game: string) => `Play today’s deal of ${game}`,
    goOn: 'Go on',
    compare: 'Look again',
  },
};
