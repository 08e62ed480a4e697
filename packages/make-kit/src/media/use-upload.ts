import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { acceptsFile } from '@flink/ui/office/fields/accepts-file.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useEffect, useRef, useState } from 'react';
import type { FileKind } from '../description/field.ts';
import { useEditing } from '../editing.tsx';
import { ACCEPTED, MOST_BYTES } from './limits.ts';
import { sendUntilThere } from './send-until-there.ts';

export type UploadState =
  | { readonly kind: 'idle' }
  /** `share` from 0 to 1; `waits`: the line is gone, it goes on by itself. */
  | { readonly kind: 'sending'; readonly share: number; readonly waits: boolean }
  | { readonly kind: 'refused'; readonly words: string };

const IDLE: UploadState = { kind: 'idle' };

class Unreadable extends Error {}

/** A file may be gone, or shut, since it was chosen; sending it would look like a lost line. */
async function assertReadable(file: File): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch (error) {
    throw new Unreadable(error instanceof Error ? error.name : file.name);
  }
}

/** One upload at a time: how far it is, what went wrong, and how to stop it. */
export function useUpload(kind: FileKind) {
  const { host } = useEditing();
  const { t } = useTexts();
  const { error: tell } = useDialogs();
  const [state, setState] = useState<UploadState>(IDLE);
  const running = useRef<AbortController | null>(null);

  // A slot that is gone takes no file any more.
  useEffect(() => () => running.current?.abort(), []);

  /** In words, why this file cannot be taken; null where it can. */
  const refusal = (file: File): string | null => {
    if (!acceptsFile(file, ACCEPTED[kind])) return t(`make.file.only.${kind}`);
    const most = MOST_BYTES[kind];
    return file.size > most ? t('make.file.tooLarge', { n: most / 1_000_000 }) : null;
  };

  const send = async (file: File, keepsName = false): Promise<string | null> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const show = (next: UploadState) => {
      if (running.current === controller && !controller.signal.aborted) setState(next);
    };
    const words = refusal(file);
    if (words !== null) {
      show({ kind: 'refused', words });
      return null;
    }
    show({ kind: 'sending', share: 0, waits: false });
    try {
      const name = await sendUntilThere(
        async (watch) => {
          await assertReadable(file);
          return host.upload(file, kind, keepsName ? { ...watch, keepsName } : watch);
        },
        { signal: controller.signal, progress: (share) => show({ kind: 'sending', share, waits: false }) },
        () => show({ kind: 'sending', share: 0, waits: true }),
      );
      show(IDLE);
      return controller.signal.aborted ? null : name;
    } catch (error) {
      if (controller.signal.aborted) return null;
      // Spec 3 §8: a file-reading error name is shown in an alert.
      if (error instanceof Unreadable) {
        show(IDLE);
        await tell({ message: t('error.files.readFailed', { name: error.message }) });
      } else
        show({ kind: 'refused', words: (error instanceof Error && error.message) || t('make.file.failed') });
      return null;
    }
  };

  return {
    state,
    refusal,
    /** The name that it got, or null where it did not arrive; the state says why. */
    send,
    refuse: (words: string) => setState({ kind: 'refused', words }),
    cancel: () => {
      running.current?.abort();
      setState(IDLE);
    },
  };
}

export type Upload = ReturnType<typeof useUpload>;
