import { Button } from '@flink/ui/play/buttons/button.tsx';
import { Dialog } from '@flink/ui/play/dialogs/dialog.tsx';
import { DialogActions } from '@flink/ui/play/dialogs/dialog-actions.tsx';
import { type Dialogs, useDialogs } from '@flink/ui/play/dialogs/use-dialogs.ts';
import { useToasts } from '@flink/ui/play/dialogs/use-toasts.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Specimen } from '../specimen.ts';
import { Board, State } from './board.tsx';
import { useSample } from './samples.ts';

type Say = ReturnType<typeof useSample>;

const asking = {
  info: (dialogs: Dialogs, say: Say) => dialogs.info(say('sent')),
  error: (dialogs: Dialogs, say: Say) => dialogs.error(say('wrongPassword')),
  confirm: (dialogs: Dialogs, say: Say) =>
    dialogs.confirm({ title: say('leave'), message: say('leaveQuestion') }),
  danger: (dialogs: Dialogs, say: Say) =>
    dialogs.confirm({ message: say('removeQuestion'), ok: say('remove'), danger: true }),
  prompt: (dialogs: Dialogs, say: Say) =>
    dialogs.prompt({ title: say('newMember'), label: say('nickname'), maxLength: 40 }),
};

type Kind = keyof typeof asking;

function Asker({ first }: { readonly first?: Kind }) {
  const say = useSample();
  const dialogs = useDialogs();
  const [answer, setAnswer] = useState('');

  const ask = async (kind: Kind) => setAnswer(JSON.stringify(await asking[kind](dialogs, say)) ?? 'closed');

  const askFirst = useEffectEvent(() => {
    if (first) void ask(first);
  });
  useEffect(() => {
    // Drawn twice in strict mode; a timer that is cleared asks once.
    const timer = setTimeout(() => askFirst());
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      <State name="ask">
        {(Object.keys(asking) as Kind[]).map((kind) => (
          <Button key={kind} onClick={() => ask(kind)}>
            {kind}
          </Button>
        ))}
        <Button
          onClick={() => {
            void ask('info');
            void ask('error');
          }}
        >
          two at once
        </Button>
      </State>
      <State name="what came back">
        <output data-answer>{answer}</output>
      </State>
    </>
  );
}

const dialogSpecimen = (id: string, title: string, first?: Kind): Specimen => ({
  id,
  title,
  look: 'play',
  render: () => (
    <Board title="Dialogs">
      <Asker first={first} />
    </Board>
  ),
});

function LongDialog() {
  const say = useSample();
  const [open, setOpen] = useState(true);
  return (
    <Board title="A dialog longer than the screen">
      <Button onClick={() => setOpen(true)}>{say('next')}</Button>
      {open && (
        <Dialog title={say('long')} size="l" onClose={() => setOpen(false)}>
          {[...Array(14).keys()].map((line) => (
            <p key={line}>{say('sent')}</p>
          ))}
          <DialogActions>
            <Button variant="ghost" onClick={() => setOpen(false)}>
              {say('back')}
            </Button>
            <Button variant="go" onClick={() => setOpen(false)}>
              {say('next')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </Board>
  );
}

function Toaster() {
  const say = useSample();
  const show = useToasts();

  const showAll = useEffectEvent(() => {
    show({ text: say('sent'), stay: 600_000 });
    show({ text: say('saved'), tone: 'right', stay: 600_000 });
    show({ text: say('notSaved'), tone: 'wrong', stay: 600_000 });
  });
  useEffect(() => {
    const timer = setTimeout(() => showAll());
    return () => clearTimeout(timer);
  }, []);

  return (
    <State name="show one for six seconds">
      <Button onClick={() => show(say('sent'))}>info</Button>
      <Button onClick={() => show({ text: say('saved'), tone: 'right' })}>right</Button>
      <Button onClick={() => show({ text: say('notSaved'), tone: 'wrong' })}>wrong</Button>
    </State>
  );
}

export const dialogSpecimens: readonly Specimen[] = [
  dialogSpecimen('dialogs', 'Dialogs'),
  dialogSpecimen('dialog-info', 'Dialog: info', 'info'),
  dialogSpecimen('dialog-error', 'Dialog: error', 'error'),
  dialogSpecimen('dialog-confirm', 'Dialog: confirm', 'confirm'),
  dialogSpecimen('dialog-danger', 'Dialog: confirm a loss', 'danger'),
  dialogSpecimen('dialog-prompt', 'Dialog: prompt', 'prompt'),
  { id: 'dialog-long', title: 'Dialog: longer than the screen', look: 'play', render: () => <LongDialog /> },
  {
    id: 'toasts',
    title: 'Toasts',
    look: 'play',
    render: () => (
      <Board title="Toasts" scene="forest">
        <Toaster />
      </Board>
    ),
  },
];
