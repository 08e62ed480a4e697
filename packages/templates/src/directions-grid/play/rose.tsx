import type { Direction } from '../model/schema.ts';

type Way = 'up' | 'down' | 'left' | 'right';

/** How far an arrow that points to the left is turned. */
const TURN: Readonly<Record<Way, number>> = { left: 0, up: 90, right: 180, down: 270 };
const OPPOSITE: Readonly<Record<Way, Way>> = { up: 'down', down: 'up', left: 'right', right: 'left' };

/** Where to look from the thing in the middle; between two things, from both of them to the middle. */
const WAYS: Readonly<Record<Direction, readonly Way[]>> = {
  ABOVE: ['up'],
  BELOW: ['down'],
  LEFT: ['left'],
  RIGHT: ['right'],
  BETWEEN_HORIZONTAL: ['left', 'right'],
  BETWEEN_VERTICAL: ['up', 'down'],
};

const turned = (way: Way) => `rotate(${TURN[way]} 60 60)`;

/** The direction as an arrow, beside the sentence that names it. */
export function Rose({ direction, className }: { direction: Direction; className?: string | undefined }) {
  const ways = WAYS[direction];
  const [way = 'up'] = ways;
  const isBetween = ways.length > 1;
  return (
    <svg className={className} viewBox="0 0 120 120" aria-hidden="true">
      <circle cx="60" cy="60" r="56" fill="#fbe6c6" />
      <circle cx="60" cy="60" r="47" fill="var(--paper-0)" />
      {(Object.keys(TURN) as Way[])
        .filter((one) => !ways.includes(one))
        .map((one) => (
          <path key={one} transform={turned(one)} d="M12 60 31 46v28Z" fill="#ddd2e6" />
        ))}
      <g fill="var(--feather-600)" stroke="#fff" strokeWidth="4" strokeLinejoin="round">
        {isBetween ? (
          ways.map((one) => (
            <path key={one} transform={turned(OPPOSITE[one])} d="M66 60 84 42v11h14v14H84v11Z" />
          ))
        ) : (
          <path transform={turned(way)} d="M8 60 40 34v15h22v22H40v15Z" />
        )}
      </g>
      {isBetween ? (
        ways.map((one) => (
          <rect key={one} transform={turned(one)} x="4" y="50" width="18" height="20" rx="6" fill="#4f9a48" />
        ))
      ) : (
        <rect transform={turned(way)} x="68" y="50" width="20" height="20" rx="6" fill="#4f9a48" />
      )}
    </svg>
  );
}
