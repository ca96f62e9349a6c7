// The person whose dialog the reader has opened at a table.
let person = $state.raw<{ account: string; name: string } | null>(null);

export const asked = {
  get person() {
    return person;
  },
  set person(next) {
    person = next;
  },
};
