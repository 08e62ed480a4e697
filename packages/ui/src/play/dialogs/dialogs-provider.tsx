import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { DialogRequest, MessageOptions } from './dialog-requests.ts';
import { MessageDialog } from './message-dialog.tsx';
import { type Dialogs, DialogsContext } from './use-dialogs.ts';

/** Seldom asked: it comes when it is. */
const PromptDialog = lazy(async () => ({ default: (await import('./prompt-dialog.tsx')).PromptDialog }));

type WithoutId<Request> = Request extends unknown ? Omit<Request, 'id'> : never;

const asOptions = (message: string | MessageOptions): MessageOptions =>
  typeof message === 'string' ? { message } : message;

/** Shows one question at a time; what is asked meanwhile waits for its turn. */
export function DialogsProvider({ children }: { readonly children: ReactNode }) {
  const [queue, setQueue] = useState<readonly DialogRequest[]>([]);
  const lastId = useRef(0);

  const dialogs = useMemo<Dialogs>(() => {
    const ask = (request: WithoutId<DialogRequest>) => {
      lastId.current += 1;
      const asked: DialogRequest = { ...request, id: lastId.current };
      setQueue((waiting) => [...waiting, asked]);
    };
    const tell = (kind: 'info' | 'error') => (message: string | MessageOptions) =>
      new Promise<void>((settle) => ask({ kind, options: asOptions(message), settle }));
    return {
      info: tell('info'),
      error: tell('error'),
      confirm: (message) =>
        new Promise((settle) => ask({ kind: 'confirm', options: asOptions(message), settle })),
      prompt: (options) => new Promise((settle) => ask({ kind: 'prompt', options, settle })),
    };
  }, []);

  const current = queue[0];
  const done = () => setQueue((waiting) => waiting.filter((request) => request !== current));

  return (
    <DialogsContext value={dialogs}>
      {children}
      {current && <RequestDialog key={current.id} request={current} onDone={done} />}
    </DialogsContext>
  );
}

function RequestDialog({
  request,
  onDone,
}: {
  readonly request: DialogRequest;
  readonly onDone: () => void;
}) {
  switch (request.kind) {
    case 'info':
    case 'error':
      return (
        <MessageDialog
          kind={request.kind}
          {...request.options}
          onClose={() => {
            onDone();
            request.settle();
          }}
        />
      );
    case 'confirm':
      return (
        <ConfirmDialog
          {...request.options}
          onAnswer={(yes) => {
            onDone();
            request.settle(yes);
          }}
        />
      );
    case 'prompt':
      return (
        <Suspense>
          <PromptDialog
            {...request.options}
            onAnswer={(text) => {
              onDone();
              request.settle(text);
            }}
          />
        </Suspense>
      );
  }
}
