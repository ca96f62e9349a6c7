import { describe, expect, it } from 'vitest';
import { codeInLink, device, isWhole, plain, tagInGroups } from './secret-code';

/** A code as the server makes it. */
const made = '2222-2222-2222';

/** Returns the code with the check letter at its end, found by a trial of all letters. */
function whole(start: string): string {
  const last = [...'23456789ABCDEFGHJKMNPQRSTUVWXYZ'].filter((letter) =>
    isWhole(start + letter, start.length + 1),
  );
  expect(last).toHaveLength(1);
  return start + last[0];
}

describe('codes', () => {
  it('are read as they are typed', () => {
    const code = whole('K4T92MXRABC');
    for (const typed of [
      code,
      code.toLowerCase(),
      ` ${code.slice(0, 4)} ${code.slice(4, 8)}–${code.slice(8)} `,
    ])
      expect(isWhole(typed, device)).toBe(true);
    expect(plain(' k4t9-2mxr ')).toBe('K4T92MXR');
    expect(isWhole(made, device)).toBe(true);
  });

  it('with a slip are found out', () => {
    const code = whole('K4T92MXRABC');
    for (let at = 0; at < code.length; at += 1) {
      const other = code[at] === 'Z' ? 'Y' : 'Z';
      expect(isWhole(code.slice(0, at) + other + code.slice(at + 1), device)).toBe(false);
      expect(isWhole(code.slice(0, at) + code.slice(at + 1), device)).toBe(false);
    }
    expect(isWhole('4KT92MXRABC' + code.slice(-1), device)).toBe(false);
    for (const none of ['', 'O0I1', `${code}2`, code.replace('K', 'Ж')])
      expect(isWhole(none, device)).toBe(false);
  });

  it('stand in links behind the #', () => {
    const code = whole('K4T92MXRABC');
    expect(codeInLink(`#${code}`)).toBe(code);
    for (const none of ['', '#', '#main', `#${code}x`, `#<script>`]) expect(codeInLink(none)).toBe(null);
  });

  it('show tags in groups', () => expect(tagInGroups('K4T92MXR')).toBe('K4T9-2MXR'));
});
