/** 32 by 32 units, and its colour among the five of the answers. */
const SHAPES: Readonly<Record<string, readonly [path: string, colour: string]>> = {
  circle: ['M16 4a12 12 0 1 1 0 24a12 12 0 1 1 0-24Z', 'red'],
  square: ['M5 5h22v22H5Z', 'blue'],
  triangle: ['M16 4 29 27H3Z', 'green'],
  rectangle: ['M2 9h28v14H2Z', 'purple'],
  star: ['m16 3 4 8.6 9.4 1.1-7 6.4 1.9 9.3L16 23.8 7.7 28.4l1.9-9.3-7-6.4L12 11.6Z', 'orange'],
  heart: ['M16 28C4 19 3 14 3 11a6.5 6.5 0 0 1 13-1.5A6.5 6.5 0 0 1 29 11c0 3-1 8-13 17Z', 'red'],
  oval: ['M16 8c8 0 14 3.5 14 8s-6 8-14 8S2 20.5 2 16 8 8 16 8Z', 'green'],
  pentagon: ['M16 3 29.5 13 24.5 28h-17L2.5 13Z', 'purple'],
  hexagon: ['M9 4h14l7 12-7 12H9L2 16Z', 'blue'],
};

export function ShapeFace({
  shape,
  className,
}: {
  readonly shape: string;
  readonly className?: string | undefined;
}) {
  const [path = '', colour = 'blue'] = SHAPES[shape] ?? [];
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
      <path
        d={path}
        fill={`var(--${colour})`}
        stroke="var(--paper-50)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}
