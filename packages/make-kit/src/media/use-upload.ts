import { acceptsFile } from '@flink/ui/office/fields/accepts-file.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useEffect, useRef, useState } from 'react';
import type { FileKind } from '../description/field.ts';
import { useEditing } from '../editing.tsx';
import { ACCEPTED, MOST_BYTES } from './limits.ts';

interface Failure {
  readonly words: string;
  /** The line was lost: the same file may be sent once more. */
  readonly retry: boolean;
}

/** One upload of a control: how far it is, what went wrong, and how to stop it. */
export function useUpload(kind: FileKind, onChange: (file: string) => void) {
  const { host } = useEditing();
  const { t } = useTexts();
  const [uploading, setUploading] = useState<number | null>(null);
  const [failed, setFailed] = useState<Failure | null>(null);
  const [over, setOver] = useState(false);
  const running = useRef<AbortController | null>(null);
  const last = useRef<File | null>(null);

  // A slot that is gone takes no file any more.
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File) => {
    const controller = new AbortController();
    running.current?.abort();
    running.current = controller;
    last.current = file;
    setFailed(null);
    setUploading(0);
    try {
      const name = await host.upload(file, kind, { progress: setUploading, signal: controller.signal });
      if (!controller.signal.aborted) onChange(name);
    } catch (error) {
      if (controller.signal.aborted) return;
      const words = error instanceof Error && error.message !== '' ? error.message : t('make.file.failed');
      setFailed({ words, retry: true });
    } finally {
      if (running.current === controller) setUploading(null);
    }
  };

  const take = (file: File | undefined) => {
    if (file === undefined) return;
    if (!acceptsFile(file, ACCEPTED[kind])) {
      setFailed({ words: t(`make.file.only.${kind}`), retry: false });
      return;
    }
    const most = MOST_BYTES[kind];
    if (file.size > most) {
      setFailed({ words: t('make.file.tooLarge', { n: most / 1_000_000 }), retry: false });
      return;
    }
    void send(file);
  };

  return {
    uploading,
    failed,
    over,
    setOver,
    take,
    cancel: () => {
      running.current?.abort();
      setUploading(null);
    },
    again: () => {
      if (last.current) void send(last.current);
    },
  };
}
