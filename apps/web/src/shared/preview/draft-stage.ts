import type { ReplyOf } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';

/** What an editor shows on its stage: the frame at `/preview-draft/{activityId}`, in which the player stands. */
export interface ShownDraft {
  /** Another one is another game, from its beginning. */
  readonly round: number;
  readonly activity: ReplyOf<Calls['activity']>;
  /** The whole activity, or the popup of its help alone. */
  readonly shows: 'game' | 'help';
  /** The language of the learner, for whom the help may be told in several. */
  readonly locale: string;
  /** Characters that Admin made or gave other pictures, by their name. */
  readonly characters?: ReplyOf<Calls['makeCommon']>['data']['characters'];
  /** One, or a team of two or three. */
  readonly players: number;
  /** Only looked at: it is silent, and takes neither touch nor focus from who is writing beside it. */
  readonly isPicture: boolean;
  /** The help opens by itself, as for a learner who has not turned it off. */
  readonly opensHelp: boolean;
}

/** `ready`: the stage waits for a draft. `left`: somebody went out of the game. */
export type StageWord = 'ready' | 'left';

const DRAFT = 'flink-draft';
const WORD = 'flink-draft-stage';

const fieldOf = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null && Object.hasOwn(data, name)
    ? (data as Readonly<Record<string, unknown>>)[name]
    : undefined;

/** A window of this site only: the policy of the page lets no other one stand around the stage, nor in it. */
const say = (to: Window, name: string, value: unknown) =>
  to.postMessage({ [name]: value }, window.location.origin);

function listen(from: () => Window | null, name: string, hear: (value: unknown) => void): () => void {
  const onMessage = ({ origin, source, data }: MessageEvent) => {
    if (origin !== window.location.origin || source !== from()) return;
    const value = fieldOf(data, name);
    if (value !== undefined) hear(value);
  };
  window.addEventListener('message', onMessage);
  return () => window.removeEventListener('message', onMessage);
}

export const showDraft = (stage: Window, draft: ShownDraft): void => say(stage, DRAFT, draft);

export const onStageWord = (stage: () => Window | null, hear: (word: StageWord) => void): (() => void) =>
  listen(stage, WORD, (word) => hear(word as StageWord));

export const tellEditor = (word: StageWord): void => say(window.parent, WORD, word);

export const onDraft = (hear: (draft: ShownDraft) => void): (() => void) =>
  listen(
    () => window.parent,
    DRAFT,
    (draft) => hear(draft as ShownDraft),
  );
