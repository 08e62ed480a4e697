import type { MantineColorsTuple } from '@mantine/core';

const ink: MantineColorsTuple = [
  '#f2f1fb',
  '#e4e2f6',
  '#c9c5ec',
  '#aaa4e0',
  '#8d85d4',
  '#7067c4',
  '#5a50b0',
  '#463c97',
  '#352d76',
  '#211b4a',
];

const fox: MantineColorsTuple = [
  '#fff5ee',
  '#ffe6d5',
  '#ffcfae',
  '#fbb07f',
  '#f69254',
  '#f2762e',
  '#d8601a',
  '#b24a0d',
  '#8b3a0c',
  '#5c2709',
];

const paper: MantineColorsTuple = [
  '#ffffff',
  '#fcfaf7',
  '#f7f4ef',
  '#efebe4',
  '#e4dfd6',
  '#d0c9bf',
  '#8c8590',
  '#676178',
  '#4f4967',
  '#211c3d',
];

const night: MantineColorsTuple = [
  '#f1eff8',
  '#d6d2e6',
  '#b7b1cc',
  '#9a93b3',
  '#756e90',
  '#4a4464',
  '#37324e',
  '#2a263d',
  '#201d30',
  '#171524',
];

const leaf: MantineColorsTuple = [
  '#e9f6ee',
  '#cdebd9',
  '#a6dabc',
  '#7fc9a0',
  '#57ae82',
  '#2f9364',
  '#237c52',
  '#17653f',
  '#125032',
  '#0c3a25',
];

const berry: MantineColorsTuple = [
  '#fdeef0',
  '#fad7dc',
  '#f6b4be',
  '#f292a1',
  '#e3667b',
  '#d43a55',
  '#be2c48',
  '#a91e3a',
  '#82162d',
  '#5b0e20',
];

const honey: MantineColorsTuple = [
  '#fff6dc',
  '#ffe9ad',
  '#f8d77c',
  '#f2c54b',
  '#dba82a',
  '#c48a08',
  '#9f6e04',
  '#7a5200',
  '#5e3f00',
  '#422c00',
];

const sky: MantineColorsTuple = [
  '#e8f4fa',
  '#cbe6f3',
  '#a4d3e9',
  '#7cc0df',
  '#4fa2c8',
  '#2285b0',
  '#1a7096',
  '#125c7d',
  '#0d4863',
  '#083449',
];

/** `gray` is paper and `dark` is night, so that every part of Mantine speaks this palette. */
export const ramps = { ink, fox, leaf, berry, honey, sky, gray: paper, dark: night };
