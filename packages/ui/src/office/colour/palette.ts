export interface PaletteColour {
  readonly hex: string;
  /** The text key of its name; a person who does not see colours chooses by it. */
  readonly name: string;
}

/** The 18 colours an author may give to text (spec 3 §9). The default, black, comes first. */
export const PALETTE: readonly PaletteColour[] = [
  { hex: '#000000', name: 'office.colour.black' },
  { hex: '#4a4a4a', name: 'office.colour.darkGrey' },
  { hex: '#808080', name: 'office.colour.grey' },
  { hex: '#ffffff', name: 'office.colour.white' },
  { hex: '#7a4a21', name: 'office.colour.brown' },
  { hex: '#a3123f', name: 'office.colour.crimson' },
  { hex: '#d92626', name: 'office.colour.red' },
  { hex: '#ef7d0e', name: 'office.colour.orange' },
  { hex: '#f6c915', name: 'office.colour.yellow' },
  { hex: '#84b81a', name: 'office.colour.lime' },
  { hex: '#1f8f3f', name: 'office.colour.green' },
  { hex: '#0b5d2e', name: 'office.colour.darkGreen' },
  { hex: '#0f8b8d', name: 'office.colour.teal' },
  { hex: '#2ea3dc', name: 'office.colour.sky' },
  { hex: '#1f5fd6', name: 'office.colour.blue' },
  { hex: '#14296b', name: 'office.colour.navy' },
  { hex: '#7a3cc2', name: 'office.colour.purple' },
  { hex: '#e0559b', name: 'office.colour.pink' },
];

export function colourOf(hex: string): PaletteColour | undefined {
  const wanted = hex.toLowerCase();
  const full = /^#[0-9a-f]{3}$/.test(wanted) ? wanted.replaceAll(/[0-9a-f]/g, '$&$&') : wanted;
  return PALETTE.find((colour) => colour.hex === full);
}
