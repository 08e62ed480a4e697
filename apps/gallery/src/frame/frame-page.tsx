import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { expose } from '../exposed.ts';
import { allSpecimens } from '../looks.ts';
import { Frame } from './frame.tsx';

export async function show(root: Root): Promise<void> {
  const specimens = await allSpecimens();
  expose(specimens);
  root.render(
    <StrictMode>
      <Frame specimens={specimens} />
    </StrictMode>,
  );
}
