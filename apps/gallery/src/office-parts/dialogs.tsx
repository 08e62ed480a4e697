import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { TextField } from '@flink/ui/office/fields/text-field.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Specimen } from '../specimen.ts';
import styles from './board.module.css';
import { Board, State } from './board.tsx';
import { useSample } from './samples.ts';

/** Opens once, so that a screenshot finds it open; a second run of the effect must not open a second one. */
function useOpened(open: () => void) {
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    open();
  });
}

type Kind = 'info' | 'error' | 'confirm' | 'delete' | 'prompt';

function Asking({ kind }: { readonly kind: Kind }) {
  const say = useSample();
  const dialogs = useDialogs();
  const [answer, setAnswer] = useState('');

  const ask = async () => {
    const told = {
      info: () => dialogs.info({ title: say('imported'), message: say('importedText') }),
      error: () => dialogs.error({ message: say('saveError'), onClosed: () => setAnswer('closed') }),
      confirm: () =>
        dialogs.confirm({
          question: say('publish'),
          message: say('publishText'),
          action: say('publishAction'),
        }),
      delete: () => dialogs.confirmDelete({ name: 'Aminata Diallo', message: say('deleteText') }),
      prompt: () => dialogs.prompt({ title: say('renameTitle'), label: say('name'), action: say('rename') }),
    };
    setAnswer(String(await told[kind]()));
  };
  useOpened(() => void ask());

  return (
    <State name={`${kind}: ${answer}`}>
      <Button onClick={() => void ask()}>{kind}</Button>
    </State>
  );
}

function OneDialog({
  width,
  children,
}: {
  readonly width: 'decide' | 'choose';
  readonly children: ReactNode;
}) {
  const say = useSample();
  const { t } = useTexts();
  const [opened, setOpened] = useState(true);
  const close = () => setOpened(false);
  const decide = width === 'decide';
  return (
    <>
      <Button onClick={() => setOpened(true)}>{width}</Button>
      <Dialog
        opened={opened}
        onClose={close}
        onConfirm={close}
        closeButton
        width={width}
        title={say(decide ? 'missing' : 'newActivity')}
        lead={decide ? say('missingText') : undefined}
        footNote={decide ? undefined : say('newActivityNote')}
        foot={
          decide ? (
            <>
              <Button variant="quiet" onClick={close}>
                {t('office.dialog.cancel')}
              </Button>
              <Button onClick={close}>{say('createAnyway')}</Button>
              <Button variant="primary" onClick={close} data-autofocus>
                {say('goToWord')}
              </Button>
            </>
          ) : (
            <>
              <Button variant="quiet" keys="esc" onClick={close}>
                {t('office.dialog.cancel')}
              </Button>
              <Button variant="primary" keys="mod+enter" onClick={close}>
                {say('save')}
              </Button>
            </>
          )
        }
      >
        {children}
      </Dialog>
    </>
  );
}

function DecideBody() {
  const say = useSample();
  return (
    <div className={styles.form}>
      {['coconut', 'mandazi', 'porridge'].map((word) => (
        <TextField key={word} label={word} value={word} onChange={() => {}} hint={say('required')} />
      ))}
    </div>
  );
}

function ChooseBody() {
  const say = useSample();
  return (
    <div className={styles.form}>
      <TextField label={say('name')} required value="Baby animals and their mothers" onChange={() => {}} />
      <SelectField
        label={say('language')}
        value="en"
        options={[
          { value: 'en', label: 'English' },
          { value: 'es', label: 'Español' },
          { value: 'sw', label: 'Kiswahili' },
        ]}
        onChange={() => {}}
      />
    </div>
  );
}

function Toasted() {
  const say = useSample();
  const toasts = useToasts();
  const all = [
    () => toasts.show({ message: say('deleted'), undo: () => toasts.show({ message: say('restored') }) }),
    () => toasts.show({ message: say('restored') }),
    () => toasts.show({ message: say('saveError'), tone: 'bad' }),
    () => toasts.show({ message: say('importedText') }),
  ];
  useOpened(() => all[0]?.());
  return (
    <State name="with undo, plain, wrong, long; 8 seconds, waiting while pointed at">
      {['undo', 'plain', 'wrong', 'long'].map((name, index) => (
        <Button key={name} onClick={() => all[index]?.()}>
          {name}
        </Button>
      ))}
    </State>
  );
}

const asking: readonly Kind[] = ['info', 'error', 'confirm', 'delete', 'prompt'];

export const dialogSpecimens: readonly Specimen[] = [
  ...asking.map(
    (kind): Specimen => ({
      id: `dialog-${kind}`,
      title: `Dialog: ${kind}`,
      look: 'office',
      render: () => (
        <Board title={`Dialog: ${kind}`}>
          <Asking kind={kind} />
        </Board>
      ),
    }),
  ),
  {
    id: 'dialog-decide',
    title: 'Dialog: 640 to decide',
    look: 'office',
    render: () => (
      <Board title="Dialog: decide">
        <State name="640">
          <OneDialog width="decide">
            <DecideBody />
          </OneDialog>
        </State>
      </Board>
    ),
  },
  {
    id: 'dialog-choose',
    title: 'Dialog: 1000 to choose',
    look: 'office',
    render: () => (
      <Board title="Dialog: choose">
        <State name="1000">
          <OneDialog width="choose">
            <ChooseBody />
          </OneDialog>
        </State>
      </Board>
    ),
  },
  {
    id: 'toasts',
    title: 'Toasts',
    look: 'office',
    render: () => (
      <Board title="Toasts">
        <Toasted />
      </Board>
    ),
  },
];
