// Numbers that the page of options says, without all that is printed: `facts/leaders.test.ts` compares them with it.

/** How many leaders the box has: its own, and those of Cities where that box is there. */
export const leadersOfBox = (cities: boolean): number => (cities ? 42 : 36);
