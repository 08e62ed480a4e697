import type { Glyph } from '@flink/game-kit/model/facts.ts';
import { glyphs } from '@flink/templates/glyphs.gen.ts';

/** Where the game is not known: something to play. */
const TO_PLAY: Glyph = { tint: 'M7 4.5 19.5 12 7 19.5Z', line: 'M7 4.5 19.5 12 7 19.5Z' };

/** What a kind of game looks like before one can read its name. Decoration: the name stands beside it. */
export function TemplateGlyph({
  alias,
  className,
}: {
  readonly alias: string;
  readonly className?: string | undefined;
}) {
  const { tint, marker, line, dashed, faint, solid } = glyphs.get(alias) ?? TO_PLAY;
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {tint && <path d={tint} fill="currentColor" fillOpacity=".22" stroke="none" />}
      {marker && <path d={marker} strokeWidth="5" strokeOpacity=".28" />}
      {line && <path d={line} />}
      {dashed && <path d={dashed} strokeDasharray="2.4 2.5" />}
      {faint && <path d={faint} strokeOpacity=".6" />}
      {solid && <path d={solid} fill="currentColor" stroke="none" />}
    </svg>
  );
}
