/** The film of a first visit (site/public/film). Its words are in home.yaml. */
export const FILM = '/film/first-visit.mp4';
