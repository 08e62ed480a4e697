import { type ActivityData, fingerprint } from '@flink/contract/rules/make/activity-parts.ts';

/** More were not sent from one version: the line comes back, or somebody gives up. */
const MOST = 20;

const known = new WeakMap<ActivityData, string>();

function markOf(data: ActivityData): string {
  const mark = known.get(data) ?? fingerprint(data);
  known.set(data, mark);
  return mark;
}

/**
 * What was sent and never answered. A line that breaks between the two leaves a version that is nobody else's: to ask
 * its own author whose words stay would be to ask between a sentence and its beginning.
 */
export interface Unheard {
  sent(data: ActivityData): void;
  /** It is saved: what is sent from now on begins from there. A refusal says nothing of what was sent before it. */
  answered(): void;
  has(data: ActivityData): boolean;
  marks(): readonly string[];
}

export function unheardSince(before: readonly string[] = []): Unheard {
  let marks: readonly string[] = before;
  let sent: readonly ActivityData[] = [];
  const all = () => [...marks, ...sent.map(markOf)];
  return {
    sent: (data) => {
      sent = [...sent, data].slice(-MOST);
    },
    answered: () => {
      marks = [];
      sent = [];
    },
    has: (data) => all().includes(markOf(data)),
    marks: all,
  };
}
