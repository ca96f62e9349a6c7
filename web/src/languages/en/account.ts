export const en = {
  title: 'Your account',
  since: (day: string) => `Here since ${day}`,
  tag: 'Your tag',
  tagHint: 'You sign in with it and your password. It is no secret, and it stays the same.',
  nobody: 'You are nobody here yet. Sit down at a table, or come back to an account you have.',
  guest: 'guest',
  again: 'Try again',

  keep: {
    guest: 'Keep this name and your matches',
    guestHint:
      'Now they live in this browser only. One of these is enough; your seats and tables stay as they are.',
    kept: 'How you come back',
    keptHint: 'Either of these opens your account on any device.',
    code: 'Recovery code',
    everywhere: 'works everywhere',
    codeHint: 'A long code that you print or let a password manager keep.',
    codeSince: (day: string) => `You have one, made on ${day}. The old one ends when you make another.`,
    makeCode: 'Make a code',
    replaceCode: 'Make another code',
    shownOnce: 'It is shown this once. Whoever has it has your account.',
    copy: 'Copy',
    copied: 'Copied',
    print: 'Print',
    printed: (name: string, tag: string) => `Septet · ${name} · tag ${tag}`,
    confirm: 'Type its last group to show that you have it',
    saved: 'I have saved it',
    notIt: 'That is not its last group.',
    password: 'Password',
    passwordHint: 'At least 10 characters.',
    passwordSince: (day: string) => `You have one, set on ${day}.`,
    newPassword: 'New password',
    show: 'Show the password',
    setPassword: 'Set the password',
    passwordSet: 'The password is set.',
    othersEnd: 'Your other devices are signed out by that.',
  },

  proof: {
    ask: 'First show that it is you',
    code: 'Recovery code',
    password: 'Current password',
  },

  devices: {
    title: 'Devices',
    this: 'this device',
    seen: (day: string) => `last used ${day}`,
    since: (day: string) => `since ${day}`,
    unknown: 'Some device',
    endSure: 'Really sign out',
    endOf: (device: string) => `Sign out ${device}`,
    endOthers: 'Sign out all others',
    endOthersSure: 'Really all others',
    another: 'Continue on another device',
    anotherHint: 'Open the link on the other device, or type the code there under “I have been here before”.',
    counts: (minutes: number) =>
      minutes === 1 ? 'It counts once, for a minute.' : `It counts once, for ${minutes} minutes.`,
    over: 'This code does not count any more.',
    newCode: 'Show another code',
    qr: (code: string) => `Picture of the link with the code ${code}`,
    code: 'Code for the other device',
    signOut: 'Sign out here',
    signOutSure: 'Really sign out here',
  },

  bell: {
    title: 'When it is your turn',
    here: 'Call me on this device',
    hereHint: (seconds: number) =>
      `Also while Septet is closed: a note, once a decision has waited for ${seconds} seconds and you are not at the table. It goes away when the decision is taken.`,
    devices: (n: number) =>
      n === 1 ? 'One device of yours is called.' : `${n} devices of yours are called.`,
    cannot: {
      insecure: 'For that the page needs https; this one has none.',
      unsupported: 'This browser cannot do that. On an iPhone or iPad, add Septet to the home screen first.',
      denied: 'The browser does not allow it. It can be changed in its settings for this page.',
    },
    refused: 'The browser did not allow it, or has no push service.',
    quiet: 'Quiet hours',
    from: 'From',
    to: 'to',
    zone: (zone: string) => `By the clock of ${zone}. What calls you then waits until they are over.`,
    reminder: 'Remind me once before my time runs out',
    noReminder: 'Not at all',
    before: (minutes: number) => {
      if (minutes % 60 !== 0) return `${minutes} minutes before`;
      return minutes === 60 ? 'An hour before' : `${minutes / 60} hours before`;
    },
    hook: {
      title: 'A program of yours',
      hint: 'This server sends it a signed message whenever it would call you, and when the decision is taken. What is in it stands in docs/bots.md.',
      address: 'Its https address',
      set: 'Call it',
      secret: 'Messages are signed with this. It is shown this once.',
      remove: 'Call it no more',
    },
    mail: {
      title: 'E-mail',
      hint: 'A message when a decision has waited and you are not at the table. First the address gets a link, to see that it is yours.',
      address: 'Your address',
      send: 'Send the link',
      wrong: 'That does not look like an e-mail address that can be written to.',
      asked: (address: string) =>
        `A message is on its way to ${address}. Open the link in it within a day, and press the button there. If nothing comes, look among the spam; one address is asked twice a day at most.`,
      confirmed: (address: string) => `${address} is written to.`,
      refused: (address: string) =>
        `The mail server says that there is nobody at ${address}, so it is not written to any more.`,
      remove: 'Forget this address',
    },
    install: 'Install Septet',
    installHint: 'Septet can be an app of its own on this device.',
    none: 'This server has no doorbell: it keeps nothing.',
  },

  data: {
    title: 'Your data',
    exportHint: 'Everything about you, as one JSON file: account, devices, tables, matches, what you said.',
    export: 'Export',
    exporting: 'Collecting…',
    eraseHint:
      'Erases your name and every way to sign in, at once and for good. Matches stay for the others, played by “a former player”, and so does what you said there.',
    erase: 'Delete me',
    eraseTitle: 'Delete your account',
    sentence: (name: string) => `Delete ${name} for good`,
    type: (sentence: string) => `Type “${sentence}”`,
    eraseNow: 'Delete now',
    cannot: 'Nobody can undo this.',
    gone: 'Your account is deleted.',
    cancel: 'Keep my account',
  },

  lost: {
    title: 'I have lost both',
    hint: (days: number) =>
      `Whoever is signed in here can then make a new one without the old, but only after ${days} days: somebody else may have found your browser open. All your devices show meanwhile that one of them waits, and each of them can end that; so does coming back by a key.`,
    say: 'Begin the wait',
    own: (day: string) =>
      `This device waits, and needs no old key from ${day} on. Your other devices show that, too.`,
    other: (device: string, since: string, from: string) =>
      `${device} has said since ${since} that your keys are lost. From ${from} on it can change them without the old ones. If that is not you, end it, and sign that device out.`,
    ready:
      'You have waited: now this device can make a new code, set a new password or delete the account without an old key, once.',
    found: 'I need it no more',
    notMe: 'That is not me',
  },

  back: {
    title: 'I have been here before',
    lead: 'Your name, seats and matches are waiting.',
    ways: 'How do you come back?',
    code: 'Recovery code',
    password: 'Password',
    device: 'Code of another device',
    codeField: 'Recovery code, 25 letters and digits',
    deviceField: 'Code on the other device, 12 letters and digits',
    deviceHint: 'On a device where you are signed in: your account, “Continue on another device”.',
    tagField: 'Tag, eight letters and digits',
    passwordField: 'Password',
    slip: 'There is a slip in this code. Compare it letter by letter.',
    enter: 'Come back',
    entering: 'One moment…',
    welcome: (name: string) => `Welcome back, ${name}.`,
    leaves: (name: string) =>
      `You are ${name} here now, a guest. Nobody can come back to a guest: keep that account first if you play there.`,
    signedIn: (name: string) => `You are signed in as ${name}. You will be signed out of that account here.`,
    fromLink: 'You opened a link for signing in. Go on only if it came from a device of your own.',
  },
};
