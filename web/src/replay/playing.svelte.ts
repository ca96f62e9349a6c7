// A match that plays by itself.

export class Playing {
  on = $state(false);
  speed = $state(1);

  /** `at`: where it is; `end`: where it stops; `ongo`: to the next step. */
  constructor(at: () => number, end: () => number, ongo: (at: number) => void) {
    $effect(() => {
      if (!this.on) return;
      const now = at();
      if (now >= end()) return void (this.on = false);
      const timer = setTimeout(() => ongo(now + 1), 1400 / this.speed);
      return () => clearTimeout(timer);
    });
    this.toggle = () => {
      if (!this.on && at() >= end()) ongo(0);
      this.on = !this.on;
    };
  }

  /** From the end it begins anew. */
  readonly toggle: () => void;

  /** Once, twice, four times as fast. */
  faster = () => (this.speed = this.speed === 4 ? 1 : this.speed * 2);
}
