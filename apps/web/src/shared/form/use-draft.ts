import { CallFailed } from '@flink/contract/client/client.ts';
import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useRef, useState } from 'react';
import { asked, changed, changedFields, draftOf, type FieldTexts, refused, shownErrors } from './draft.ts';

export interface DraftOptions<Values extends object, Reply> {
  readonly initial: Values;
  /** What the form itself finds wrong, in the person's language. */
  readonly check: (values: Values) => FieldTexts;
  readonly send: (values: Values) => Promise<Reply>;
  /** What the form holds after it was saved, where that differs from what was sent: no passwords. */
  readonly kept?: (values: Values, reply: Reply) => Values;
  readonly onSaved?: (reply: Reply, values: Values) => unknown;
  /** Said of the whole form; what concerns fields stands beside them. */
  readonly onFailed?: (error: Error) => unknown;
}

/** The one form of Flink: values, what changed, what was refused, whether it is on its way. */
export function useDraft<Values extends object, Reply>(options: DraftOptions<Values, Reply>) {
  const { check, send, kept: keptOf, onSaved, onFailed } = options;
  const [draft, setDraft] = useState(() => draftOf(options.initial));
  const issues = check(draft.values);
  // A second press comes before the button is drawn as busy.
  const isUnderWay = useRef(false);

  const sending = useMutation({
    mutationFn: send,
    // Without a connection it fails at once instead of waiting for one in silence.
    networkMode: 'always',
    onSuccess: (reply, values) => {
      const kept = keptOf?.(values, reply) ?? values;
      setDraft((now) => ({ ...draftOf(kept), values: now.values === values ? kept : now.values }));
      return onSaved?.(reply, values);
    },
    onError: async (error) => {
      const fields = error instanceof CallFailed ? error.fields : {};
      setDraft((now) => refused(now, error, fields));
      if (Object.keys(fields).length === 0) await onFailed?.(error);
    },
    onSettled: () => {
      isUnderWay.current = false;
    },
  });

  return {
    values: draft.values,
    /** As it was last saved, or as the form began. */
    kept: draft.kept,
    changedFields: changedFields(draft),
    /** What the form finds wrong now, shown or not. */
    issues,
    /** What stands beside the fields. */
    errors: shownErrors(draft, issues),
    /** Refused as a whole: no field is to blame. */
    failure: Object.keys(draft.refused).length === 0 ? draft.failure : null,
    sending: sending.isPending,
    sent: sending.isSuccess,
    reply: sending.data,
    change: (part: Partial<Values>, paths?: readonly string[]) =>
      setDraft((now) => changed(now, part, paths)),
    /** Goes on from what somebody else has saved meanwhile. */
    rebase: (kept: Values, values: Values) => setDraft({ ...draftOf(kept), values }),
    reset: () => setDraft((now) => draftOf(now.kept)),
    /** Sends what is entered, or `values` in its place; with something wrong it shows that instead. */
    submit: (event?: SyntheticEvent, values: Values = draft.values) => {
      event?.preventDefault();
      if (isUnderWay.current) return;
      setDraft((now) => asked({ ...now, values }));
      if (Object.keys(check(values)).length > 0) return;
      isUnderWay.current = true;
      sending.mutate(values);
    },
  };
}
