import type { LibraryText } from '@flink/game-kit/model/facts.ts';

interface Asked {
  readonly gridSize: string;
  readonly assetsType: string;
  readonly questionsNumber: number;
  readonly requiredAnswers?: string;
  readonly highlightItems?: boolean;
}

interface Grids {
  readonly key: string;
  readonly name: LibraryText;
  readonly options: Asked;
  readonly problems: (options: Asked) => readonly object[];
}

/** Spec 3 §5.1: each says its direction, its things and how often it is asked. */
const each =
  (...directions: readonly string[]) =>
  ({ assetsType, questionsNumber }: Asked) =>
    directions.map((direction, place) => ({ id: `p${place + 1}`, direction, assetsType, questionsNumber }));

/** One direction after the other on small grids, then two at a time, then all of them on a large one. */
export const whereIsIt: readonly Grids[] = [
  {
    key: 'above',
    name: { en: 'Above', es: 'Encima', sw: 'Juu' },
    options: { gridSize: '3x3', assetsType: 'FARM', questionsNumber: 5 },
    problems: each('ABOVE'),
  },
  {
    key: 'below',
    name: { en: 'Below', es: 'Debajo', sw: 'Chini' },
    options: { gridSize: '3x3', assetsType: 'FOOD', questionsNumber: 5 },
    problems: each('BELOW'),
  },
  {
    key: 'left',
    name: { en: 'Left', es: 'Izquierda', sw: 'Kushoto' },
    options: { gridSize: '3x3', assetsType: 'FARM', questionsNumber: 5 },
    problems: each('LEFT'),
  },
  {
    key: 'right',
    name: { en: 'Right', es: 'Derecha', sw: 'Kulia' },
    options: { gridSize: '3x3', assetsType: 'SHAPES', questionsNumber: 5 },
    problems: each('RIGHT'),
  },
  {
    key: 'between',
    name: { en: 'Between', es: 'Entre', sw: 'Kati' },
    options: { gridSize: '4x4', assetsType: 'FOOD', questionsNumber: 3 },
    problems: each('BETWEEN_HORIZONTAL', 'BETWEEN_VERTICAL'),
  },
  {
    key: 'letters',
    name: { en: 'Above and below', es: 'Encima y debajo', sw: 'Juu na chini' },
    options: { gridSize: '4x4', assetsType: 'LETTERS', questionsNumber: 3, highlightItems: false },
    problems: each('ABOVE', 'BELOW'),
  },
  {
    key: 'farm',
    name: { en: 'Find them all', es: 'Encuéntralos todos', sw: 'Tafuta wote' },
    options: { gridSize: '4x4', assetsType: 'FARM', questionsNumber: 3, requiredAnswers: 'ALL' },
    problems: each('LEFT', 'RIGHT'),
  },
  {
    key: 'everywhere',
    name: { en: 'Every way', es: 'En todas direcciones', sw: 'Kila upande' },
    options: {
      gridSize: '5x5',
      assetsType: 'SHAPES',
      questionsNumber: 1,
      requiredAnswers: 'ALL',
      highlightItems: false,
    },
    problems: each('ABOVE', 'BELOW', 'LEFT', 'RIGHT', 'BETWEEN_HORIZONTAL', 'BETWEEN_VERTICAL'),
  },
];
