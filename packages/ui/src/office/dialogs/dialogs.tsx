import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { useTexts } from '../../texts/texts.tsx';
import type { Asked, ConfirmAsk, ErrorAsk, InfoAsk, PromptAsk } from './asked.ts';
import { AskedDialog } from './asked-dialog.tsx';

export interface Dialogs {
  readonly info: (ask: InfoAsk) => Promise<void>;
  readonly error: (ask: ErrorAsk) => Promise<void>;
  readonly confirm: (ask: ConfirmAsk) => Promise<boolean>;
  /** Asks once before something named is gone for good. */
  readonly confirmDelete: (thing: {
    readonly name: string;
    readonly message?: ReactNode;
  }) => Promise<boolean>;
  /** The trimmed answer, or null when the person left. */
  readonly prompt: (ask: PromptAsk) => Promise<string | null>;
}

const DialogsContext = createContext<Dialogs | null>(null);

type Open = Asked & { readonly id: number };

export function DialogsProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts();
  const [open, setOpen] = useState<readonly Open[]>([]);

  const show = useCallback((asked: Asked) => {
    setOpen((before) => [...before, { ...asked, id: (before.at(-1)?.id ?? 0) + 1 }]);
  }, []);

  const dialogs = useMemo<Dialogs>(() => {
    const confirm = (ask: ConfirmAsk) =>
      new Promise<boolean>((done) => {
        show({ kind: 'confirm', ask, done });
      });
    return {
      info: (ask) => new Promise((done) => show({ kind: 'info', ask, done })),
      error: (ask) =>
        new Promise((resolve) => {
          const done = () => {
            ask.onClosed?.();
            resolve();
          };
          show({ kind: 'error', ask, done });
        }),
      confirm,
      confirmDelete: ({ name, message }) =>
        confirm({
          question: t('office.dialog.deleteQuestion', { name }),
          message: message ?? t('office.dialog.noUndo'),
          action: t('office.dialog.deleteAction', { name }),
          loses: true,
        }),
      prompt: (ask) => new Promise((done) => show({ kind: 'prompt', ask, done })),
    };
  }, [show, t]);

  return (
    <DialogsContext value={dialogs}>
      {children}
      {open.map((asked) => (
        <AskedDialog
          key={asked.id}
          asked={asked}
          onExited={() => setOpen((before) => before.filter((other) => other.id !== asked.id))}
        />
      ))}
    </DialogsContext>
  );
}

export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext);
  if (!dialogs) throw new Error('useDialogs needs an OfficeProvider above it');
  return dialogs;
}
