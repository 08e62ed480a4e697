import { type FormEvent, useId, useState } from 'react';
import { useTexts } from '../../texts/texts.tsx';
import { Button } from '../buttons/button.tsx';
import { TextField } from '../fields/text-field.tsx';
import { type Asked, promptAnswer } from './asked.ts';
import { Dialog } from './dialog.tsx';

interface PartProps<Kind extends Asked['kind']> {
  readonly asked: Extract<Asked, { kind: Kind }>;
  readonly onExited: () => void;
}

/** Answers once; the dialog then leaves in its own time. */
function useAnswer() {
  const [opened, setOpened] = useState(true);
  const answer = (give: () => void) => {
    if (!opened) return;
    setOpened(false);
    give();
  };
  return { opened, answer };
}

function MessageDialog({ asked, onExited }: PartProps<'info' | 'error'>) {
  const { t } = useTexts();
  const { opened, answer } = useAnswer();
  const close = () => answer(asked.done);
  const title = asked.ask.title ?? t('office.dialog.errorTitle');
  return (
    <Dialog
      opened={opened}
      onClose={close}
      onExited={onExited}
      onConfirm={close}
      title={title}
      lead={asked.ask.message}
      foot={
        <Button variant="primary" onClick={close} data-autofocus>
          {t('office.dialog.ok')}
        </Button>
      }
    />
  );
}

function ConfirmDialog({ asked, onExited }: PartProps<'confirm'>) {
  const { t } = useTexts();
  const { opened, answer } = useAnswer();
  const { question, message, action, refuse, loses = false } = asked.ask;
  const say = (yes: boolean) => answer(() => asked.done(yes));
  return (
    <Dialog
      opened={opened}
      onClose={() => say(false)}
      onExited={onExited}
      onConfirm={() => say(true)}
      title={question}
      lead={message}
      foot={
        <>
          <Button variant="quiet" onClick={() => say(false)} data-autofocus={loses || undefined}>
            {refuse ?? t(loses ? 'office.dialog.keep' : 'office.dialog.cancel')}
          </Button>
          <Button
            variant={loses ? 'badSolid' : 'primary'}
            onClick={() => say(true)}
            data-autofocus={loses ? undefined : true}
            wraps
          >
            {action}
          </Button>
        </>
      }
    />
  );
}

function PromptDialog({ asked, onExited }: PartProps<'prompt'>) {
  const { t } = useTexts();
  const { opened, answer } = useAnswer();
  const { ask, done } = asked;
  const form = useId();
  const [typed, setTyped] = useState(ask.initial ?? '');
  const [problem, setProblem] = useState<string>();
  const value = promptAnswer(typed);
  const isTooLong = typed.length > (ask.maxLength ?? Number.POSITIVE_INFINITY);

  const submit = () => {
    if (value === null || isTooLong) return;
    const found = ask.check?.(value);
    if (found === undefined) answer(() => done(value));
    else setProblem(found);
  };

  return (
    <Dialog
      opened={opened}
      onClose={() => answer(() => done(null))}
      onExited={onExited}
      onConfirm={submit}
      title={ask.title}
      lead={ask.message}
      foot={
        <>
          <Button variant="quiet" onClick={() => answer(() => done(null))}>
            {t('office.dialog.cancel')}
          </Button>
          <Button variant="primary" type="submit" form={form} disabled={value === null || isTooLong} wraps>
            {ask.action}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label={ask.label}
          value={typed}
          maxLength={ask.maxLength}
          {...(ask.placeholder === undefined ? {} : { placeholder: ask.placeholder })}
          {...(problem === undefined ? {} : { error: problem })}
          onChange={(text) => {
            setTyped(text);
            setProblem(undefined);
          }}
          data-autofocus
        />
      </form>
    </Dialog>
  );
}

export function AskedDialog({ asked, onExited }: { readonly asked: Asked; readonly onExited: () => void }) {
  switch (asked.kind) {
    case 'info':
    case 'error':
      return <MessageDialog asked={asked} onExited={onExited} />;
    case 'confirm':
      return <ConfirmDialog asked={asked} onExited={onExited} />;
    case 'prompt':
      return <PromptDialog asked={asked} onExited={onExited} />;
  }
}
