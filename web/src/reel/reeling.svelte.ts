// Coming back to a match: what was missed, offered or shown at once, and how it goes on.
import type { Component } from 'svelte';
import type { GameUpdate, Step } from '../generated/protocol';
import { withWords } from '../i18n/language.svelte';
import type { Company } from '../match/company.svelte';
import type { Shown } from '../match/shown';
import { api } from '../net/api';
import { session } from '../net/session.svelte';
import { onBack } from '../state/layers';
import { settings } from '../state/settings.svelte';
import WhileAway from '../table/WhileAway.svelte';
import { keepSeenAway } from '../table/while-away';
import { Cut } from './cut';
import { AWAY, keepSeen, missed, type Missed, type Seen, seenOf } from './missed';
import type { ReelProps } from './props';
import ReelNote from './ReelNote.svelte';
import { pace, type Scene, scenesOf } from './scenes';
import { serverNow } from '../net/server-clock';

/** How often it is noted that somebody looks on, in milliseconds. */
const BEAT = 5_000;
/** How long what arrives after somebody came back counts as missed: a socket has to be opened first. */
const ARRIVING = 10_000;
/** Time that has to be left for a decision so that a reel opens by itself, besides its own, in milliseconds. */
const TO_SPARE = 30_000;

interface Match {
  shown: () => Shown;
  company: Company;
}

export class Reeling {
  #match: Match;
  #seen: Seen | null;
  #backAt: number | null = null;
  /** What was missed, and not shown by itself. */
  offer = $state.raw<Missed | null>(null);
  /** It is being fetched. */
  busy = $state(false);
  cut = $state.raw<Cut | null>(null);
  /** What is told beside the table: fetched with all of this, and not with the page. */
  readonly Note = ReelNote;
  readonly WhileAway = WhileAway;
  Reel = $state.raw<Component<ReelProps> | null>(null);
  scenes = $state.raw<Scene[]>([]);
  /** The scene that is shown. */
  at = $state(0);
  playing = $state(false);
  /** Whether it begins with the reader's own last deed, or later. */
  since = $state<'turn' | 'away'>('away');
  stop: () => void;

  constructor(match: Match) {
    this.#match = match;
    this.#seen = seenOf(this.#id);
    this.stop = $effect.root(() => {
      $effect(() => {
        const look = () => this.#look();
        const timer = setInterval(look, BEAT);
        document.addEventListener('visibilitychange', look);
        return () => {
          clearInterval(timer);
          document.removeEventListener('visibilitychange', look);
        };
      });
      // Whatever arrives was seen at once by whoever looks on.
      $effect(() => {
        void this.#match.shown().state.steps;
        void session.connection;
        this.#look();
      });
      $effect(() => {
        if (!this.cut || !this.playing) return;
        const last = this.at >= this.scenes.length - 1;
        const timer = setTimeout(() => (last ? this.end() : (this.at += 1)), pace(this.scenes.length));
        return () => clearTimeout(timer);
      });
      $effect(() => (this.cut ? onBack(() => this.end()) : undefined));
      // A match that ends is not hidden behind what was.
      $effect(() => {
        if (this.cut && this.#match.shown().update.outcome) this.end();
      });
    });
  }

  get #id(): string {
    return this.#match.shown().table.game?.id ?? '';
  }

  /** Milliseconds that the reader has for what they are asked; without end if they are not, or no clock runs. */
  #left(): number {
    const { update } = this.#match.shown();
    const { you } = this.#match.company;
    const deadline = you !== null && update.waiting.includes(you) ? update.deadlines[you] : null;
    return deadline == null ? Infinity : deadline - serverNow();
  }

  #look() {
    if (this.cut && this.#left() < TO_SPARE) return this.end();
    const { state, update } = this.#match.shown();
    const here = document.visibilityState === 'visible' && session.connection.is === 'connected';
    if (!here || this.cut || this.offer) return;
    const now = serverNow();
    const found = update.outcome ? null : missed(state.steps, this.#match.company.you, this.#seen, now);
    if (found) return void this.#begin(found);
    if (this.#seen && now - this.#seen.at >= AWAY) {
      // What was missed may still be on its way.
      this.#backAt ??= now;
      if (now - this.#backAt < ARRIVING) return;
    }
    this.#note();
  }

  #note() {
    const newest = this.#match.shown().state.steps.at(-1)?.seq ?? 0;
    this.#backAt = null;
    this.#seen = { seq: Math.max(newest, this.#seen?.seq ?? 0), at: serverNow() };
    keepSeen(this.#id, this.#seen);
  }

  async #begin(found: Missed) {
    this.offer = found;
    const scenes = scenesOf(found.steps, this.#says);
    const takes = scenes.length * pace(scenes.length);
    if (settings.reel !== 'never' && this.#left() > takes * 2 + TO_SPARE) await this.show();
  }

  #says = (step: Step): boolean => this.line(step) !== '';

  /** What a step says, in the game's words. */
  line(step: Step): string {
    const { module } = this.#match.shown();
    const { names, you } = this.#match.company;
    const lines = step.events.map(({ seen }) => module.sentence(seen, { names, you }));
    return lines.filter((line) => line !== null).join(' ');
  }

  /** Shows what was missed. If it cannot be had, the match goes on as it is. */
  async show() {
    const found = this.offer;
    if (!found) return;
    const { table, state } = this.#match.shown();
    this.busy = true;
    const [reply, Reel] = await Promise.all([
      session.as(() => api.since(table.code, found.after)),
      withWords(import('./Reel.svelte').then((it) => it.default)).catch(() => null),
    ]);
    this.busy = false;
    if (this.offer !== found) return;
    const cut = reply.ok && reply.value.number === this.#update.number ? new Cut(reply.value) : null;
    const scenes = cut ? scenesOf(cut.steps, this.#says) : [];
    if (!cut || !Reel || scenes.length === 0) return this.dismiss();
    const own = state.steps.findLast((step) => this.#isOwn(step));
    this.since = own && own.seq >= found.after ? 'turn' : 'away';
    this.scenes = scenes;
    this.at = 0;
    this.playing = !settings.reducedMotion;
    this.Reel = Reel;
    this.cut = cut;
    this.offer = null;
  }

  #isOwn = (step: Step) => step.seat === this.#match.company.you && step.by === 'player';

  get #update(): GameUpdate {
    return this.#match.shown().update;
  }

  /** The match as it is shown now. */
  get update() {
    const { state, update } = this.#match.shown();
    return this.cut?.update((this.scenes[this.at]?.to ?? -1) + 1, update, state.steps) ?? null;
  }

  go(to: number) {
    this.playing = false;
    this.at = Math.max(0, Math.min(this.scenes.length - 1, to));
  }

  /** What is missed is not wanted, or was seen. */
  dismiss() {
    this.offer = null;
    this.#note();
    keepSeenAway(this.#id, this.#seen!.seq);
  }

  end() {
    this.cut = null;
    this.playing = false;
    this.dismiss();
  }
}
