import { speechAddress } from '@flink/contract/client/speech-address.ts';
import type { Clip } from '@flink/contract/entities/clip.ts';
import { clipCues } from '@flink/contract/rules/films/clip-timing.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PictureProps } from '../film-player.tsx';
import { ClipMedia } from './clip-media.ts';
import { ClipStage } from './clip-stage.tsx';

interface Opened {
  readonly clip: Clip;
  readonly media: ClipMedia;
}

/** A clip: its file was checked when it was uploaded, and a newer version than this player knows is not played. */
export default function ClipPicture({ source, onMedia, onEnd, onFailed, onCues }: PictureProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const failed = useEffectEvent(onFailed);
  const ended = useEffectEvent(onEnd);
  const open = useEffectEvent((next: Opened | null) => {
    setOpened(next);
    onMedia(next?.media ?? null);
    onCues(next ? clipCues(next.clip) : []);
  });

  useEffect(() => {
    const left = new AbortController();
    const addresses: string[] = [];
    let media: ClipMedia | null = null;
    loadClip(source, left.signal).then(
      (clip) => {
        media = new ClipMedia(clip, voicesOf(clip, addresses));
        media.addEventListener('ended', () => ended());
        open({ clip, media });
      },
      () => !left.signal.aborted && failed(),
    );
    return () => {
      left.abort();
      media?.close();
      for (const address of addresses) URL.revokeObjectURL(address);
      open(null);
    };
  }, [source]);

  return opened && <ClipStage {...opened} />;
}

async function loadClip(source: string, signal: AbortSignal): Promise<Clip> {
  const reply = await fetch(source, { signal });
  if (!reply.ok) throw new Error(`The clip was answered with ${reply.status}.`);
  const clip = (await reply.json()) as Clip;
  if (clip.format !== 'flink-clip' || clip.version !== 1) throw new Error('This clip is of another version.');
  return clip;
}

/** Where each line is heard; what is made here for that is added to `own`. */
const voicesOf = ({ locale, scenes }: Clip, own: string[]): readonly string[] =>
  scenes
    .flatMap(({ lines }) => lines)
    .map(({ text, sound }) => {
      if (sound === undefined) return speechAddress(locale, text);
      const bytes = Uint8Array.from(atob(sound), (letter) => letter.charCodeAt(0));
      const address = URL.createObjectURL(new Blob([bytes], { type: 'audio/mpeg' }));
      own.push(address);
      return address;
    });
