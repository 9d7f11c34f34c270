/** The film of a first visit, as it lies in public/. Its words stand in home.yaml. */
export const FILM = '/film/first-visit.mp4';
