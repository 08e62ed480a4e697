import { Scene } from '@flink/ui/play/scene/scene.tsx';
import { useEffect, useState } from 'react';
import { loginScenes } from './login-scenes.ts';

/** Spec 1 §9: up to 10 pictures; the page cycles through them and falls back to a default. */
const LIMIT = 10;
const SHOWN_MS = 12_000;

/** The look's own scene is always there; scenes or pictures of the installation are laid over it in turn. */
export function Backgrounds({ pictures }: { readonly pictures: readonly string[] }) {
  const [at, setAt] = useState(0);
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const usable = pictures.slice(0, LIMIT).filter((picture) => !broken.has(picture));
  const current = usable.length > 0 ? usable[at % usable.length] : undefined;

  useEffect(() => {
    if (usable.length < 2) return;
    const timer = setInterval(() => setAt((before) => before + 1), SHOWN_MS);
    return () => clearInterval(timer);
  }, [usable.length]);

  useEffect(() => {
    if (!current) return;
    const picture = new Image();
    picture.onerror = () => setBroken((before) => new Set(before).add(current));
    picture.src = current;
  }, [current]);

  return current ? <Scene image={current} /> : <Scene scenes={loginScenes} />;
}
