-- Played by turns: databases from before they were there know them as games for one.
update activity_templates set multiplayer = true where alias in (
  'concentration', 'sentence-connectables', 'spelling-connectables', 'word-connectables', 'word-search'
);
