// The playback of a replay.

export class Playing {
  on = $state(false);
  speed = $state(1);

  /** `at`: the present moment; `end`: the last one; `ongo`: moves to another one. */
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

  /** Starts or stops. At the end it starts again from the beginning. */
  readonly toggle: () => void;

  /** Switches between single, double and fourfold speed. */
  faster = () => (this.speed = this.speed === 4 ? 1 : this.speed * 2);
}
