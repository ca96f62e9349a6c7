export type Card = string;
export type Resource = 'wood' | 'stone' | 'ore' | 'clay' | 'glass' | 'loom' | 'papyrus';
export type Wonder = 'giza' | 'babylon' | 'olympia' | 'rhodes' | 'ephesus' | 'alexandria' | 'halicarnassus';
export type Side = 'A' | 'B';
export type Board = { wonder: Wonder; side: Side };
export type { Kind } from './facts';
