export const en = {
  strength: {
    title: 'Ratings',
    hint: 'From matches among people: no bots, tutorials, continued matches or matches that a player left. Ten matches against the same opponent count fully, further ones less and less.',
    none: 'You have no rated matches yet.',
    seats: (n: number) => (n === 2 ? 'two players' : `${n} players`),
    soon: (matches: number, of: number) =>
      `${matches} of ${of} rated matches. Your rating appears after ${of}.`,
    matches: (n: number) => `${n} matches`,
    between: (rating: string, low: string, high: string) =>
      `Rating ${rating}, most likely between ${low} and ${high}`,
  },

  person: {
    open: (name: string) => `About ${name}`,
    mute: 'Mute',
    unmute: 'Unmute',
    muteHint: 'You no longer see their messages, on any device. They do not notice it.',
    isMuted: (name: string) => `You muted ${name}.`,
    report: 'Report',
    reportHint:
      'The operator of this server receives your report, with the chat and moves of this table as you saw them.',
    reasons: 'Reason',
    reason: {
      insults: 'Insults or threats',
      spam: 'Advertising or endless talk',
      cheating: 'Cheating',
      name: 'Their name',
      other: 'Something else',
    },
    text: 'Details',
    textHint: 'In your own words (optional)',
    send: 'Send the report',
    sent: 'The report was sent.',
    muted: (name: string) => `${name} is muted.`,
    heard: (name: string) => `${name} is unmuted.`,
  },

  mutes: {
    title: 'Muted accounts',
    none: 'You have muted no one.',
    hear: (name: string) => `Unmute ${name}`,
    short: 'Unmute',
  },

  friends: {
    title: 'Friends',
    none: 'You have no friends here yet. Send a friend link.',
    here: 'online',
    since: (day: string) => `since ${day}`,
    remove: (name: string) => `Remove ${name} as a friend`,
    removeSure: 'Remove for both of you',
    make: 'Make a friend link',
    link: 'Friend link',
    linkHint: (day: string) =>
      `Send it to one person. It works once, until ${day}. The person who accepts it becomes your friend.`,
    copy: 'Copy the link',
    copied: 'Copied',
    share: 'Share',
    open: (n: number) => (n === 1 ? 'You have one open link.' : `You have ${n} open links.`),
    end: 'Revoke all links',
    endSure: 'Revoke them now',
  },

  offer: {
    title: 'Friend link',
    asks: (name: string) => `${name} wants to be your friend here.`,
    hint: 'Friends see when the other is online and can invite each other. Either of you can end it.',
    accept: (name: string) => `Accept ${name} as a friend`,
    already: (name: string) => `You and ${name} are friends already.`,
    done: (name: string) => `You and ${name} are friends now.`,
    nothing: 'This link is invalid or expired. Ask for a new one.',
    as: 'You are',
  },

  now: {
    title: 'Online friends',
    asks: (name: string, game: string) => `${name} invites you to a table of ${game}`,
    go: 'Join',
    putAway: (name: string) => `Dismiss the invitation of ${name}`,
  },

  invite: {
    title: 'Invite a friend',
    ask: (name: string) => `Invite ${name} to this table`,
    short: 'Invite',
    asked: 'Invited',
  },

  programs: {
    title: 'External bots',
    ladder: 'Bot ladders',
    declined: 'declined',
    silent: 'did not answer',
  },

  day: {
    title: 'Deal of the day',
    hint: 'Everyone on this server plays the same cards today, once, alone against bots. Afterwards you can compare your result.',
    against: (seats: number, level: string) => `${seats} seats, ${level}`,
    played: (n: number) => (n === 0 ? 'not played yet' : n === 1 ? 'played by one' : `played by ${n}`),
    score: ({ place, points }: { place: number; points: number | null }) =>
      points === null ? `place ${place}` : points === 1 ? '1 point' : `${points} points`,
    mine: (score: string, place: number, of: number) => `${score}: ${place} of ${of}`,
    void: 'Not ranked: another player decided something for you.',
    expert: (score: string) => `The expert: ${score}`,
    bars: (n: number) => `Results of ${n} players`,
    bar: (score: string, people: number) => `${score}: ${people}`,
    play: 'Play',
    playOf: (game: string) => `Play today’s deal of ${game}`,
    goOn: 'Continue',
    compare: 'Compare',
  },
};
