export const en = {
  react: 'React',
  names: {
    well_played: 'Well played',
    thanks: 'Thanks',
    oops: 'Oops',
    thinking: 'Thinking',
    your_turn: 'Your turn, please',
    good_game: 'Good game',
  },
  show: 'Show reactions',
};
