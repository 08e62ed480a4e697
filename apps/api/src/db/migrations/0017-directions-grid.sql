-- Directions grid is played by turns: databases from before it was there know it as a game for one.
update activity_templates set multiplayer = true where alias = 'directions-grid';
