// The page of a screen reader: roles, names and states of the accessibility tree.
import type { CDPSession, Page } from '@playwright/test';

/** The used fields of a CDP accessibility node. */
interface Told {
  nodeId: string;
  parentId?: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  properties?: { name: string; value: { value?: unknown } }[];
}

/** A node that a screen reader announces. */
export interface Heard {
  role: string;
  name: string;
  /** The state of a toggle button; `undefined` for other nodes. */
  pressed: boolean | undefined;
  disabled: boolean;
  /** The nodes around it, innermost first: role and name. */
  within: { role: string; name: string; id: string }[];
}

export interface Tree {
  all: Heard[];
  focus: Heard | undefined;
}

const stateOf = (node: Told, name: string) =>
  node.properties?.find((property) => property.name === name)?.value.value;

/** Reads the accessibility tree of a page. */
export class Ears {
  private constructor(private readonly client: CDPSession) {}

  static async of(page: Page): Promise<Ears> {
    const client = await page.context().newCDPSession(page);
    await client.send('Accessibility.enable');
    return new Ears(client);
  }

  async hear(): Promise<Tree> {
    const { nodes } = (await this.client.send('Accessibility.getFullAXTree')) as unknown as { nodes: Told[] };
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const within = (node: Told): Heard['within'] => {
      const parent = node.parentId === undefined ? undefined : byId.get(node.parentId);
      if (!parent) return [];
      const { role, name, nodeId: id } = parent;
      const outside = within(parent);
      return parent.ignored
        ? outside
        : [{ role: role?.value ?? '', name: name?.value ?? '', id }, ...outside];
    };
    const heard = (node: Told): Heard => {
      const pressed = stateOf(node, 'pressed');
      return {
        role: node.role?.value ?? '',
        name: (node.name?.value ?? '').replace(/\s+/g, ' ').trim(),
        pressed: pressed === undefined ? undefined : pressed === true || pressed === 'true',
        disabled: stateOf(node, 'disabled') === true,
        within: within(node),
      };
    };
    const shown = nodes.filter((node) => !node.ignored);
    const focused = shown.filter((node) => stateOf(node, 'focused') === true).at(-1);
    return { all: shown.map(heard), focus: focused && heard(focused) };
  }
}

/** Returns true if the node is inside a node of this role, and of this name if one is given. */
export const isIn = ({ within }: Heard, role: string, name?: string | RegExp): boolean =>
  within.some(
    (one) =>
      one.role === role &&
      (name === undefined || (typeof name === 'string' ? one.name === name : name.test(one.name))),
  );
