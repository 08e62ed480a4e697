/** How many scenes each theme has. */
const SCENES = [1, 2, 3] as const;

const theme = (name: string) => ({
  name,
  scenes: SCENES.map((number) => `scene-${name}-${number}`),
  cardBacks: [`card-${name}`],
});

/** The stages that are drawn in packages/ui, in the order in which they are offered. */
export const themes = ['savanna', 'sea', 'forest', 'space'].map(theme);

/** Who is drawn there to stand in them. */
export const characters = ['fletcher', 'pendo', 'otto', 'luna'];
