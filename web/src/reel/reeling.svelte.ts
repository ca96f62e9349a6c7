// The recap of missed steps for a returning player: offered or started at once, and its playback.
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

/** Milliseconds between two notes that the reader is looking. */
const BEAT = 5_000;
/**
 * Milliseconds after the return in which arriving steps are missed ones: the socket has to be opened first.
 */
const ARRIVING = 10_000;
/**
 * Milliseconds that must remain for a decision, in addition to the recap's own time, so that it starts by
 * itself.
 */
const TO_SPARE = 30_000;

interface Match {
  shown: () => Shown;
  company: Company;
}

export class Reeling {
  #match: Match;
  #seen: Seen | null;
  #backAt: number | null = null;
  /** The missed steps, if the recap did not start by itself. */
  offer = $state.raw<Missed | null>(null);
  /** True while the recap is loading. */
  busy = $state(false);
  cut = $state.raw<Cut | null>(null);
  /** The components beside the table, loaded with this file and not with the page. */
  readonly Note = ReelNote;
  readonly WhileAway = WhileAway;
  Reel = $state.raw<Component<ReelProps> | null>(null);
  scenes = $state.raw<Scene[]>([]);
  /** The index of the shown scene. */
  at = $state(0);
  playing = $state(false);
  /** The start of the recap: the reader's own last step, or a later one. */
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
      // A reader who is looking sees each step as it arrives.
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
      // The recap ends with the match, so that it does not hide the result.
      $effect(() => {
        if (this.cut && this.#match.shown().update.outcome) this.end();
      });
    });
  }

  get #id(): string {
    return this.#match.shown().table.game?.id ?? '';
  }

  /** Returns the milliseconds that the reader has for a decision; infinite without a decision or a clock. */
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
      // The missed steps may not have arrived yet.
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

  /** Returns a step in the game's words. */
  line(step: Step): string {
    const { module } = this.#match.shown();
    const { names, you } = this.#match.company;
    const lines = step.events.map(({ seen }) => module.sentence(seen, { names, you }));
    return lines.filter((line) => line !== null).join(' ');
  }

  /** Shows the recap. If it cannot be loaded, the match continues as it is. */
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

  /** The update of the match in the shown scene. */
  get update() {
    const { state, update } = this.#match.shown();
    return this.cut?.update((this.scenes[this.at]?.to ?? -1) + 1, update, state.steps) ?? null;
  }

  go(to: number) {
    this.playing = false;
    this.at = Math.max(0, Math.min(this.scenes.length - 1, to));
  }

  /** Closes the offer or the recap, because the reader has seen it or does not want it. */
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
