-- Spelling with a keyboard is played by turns.
update activity_templates set multiplayer = true where alias = 'spelling-keyboard';
