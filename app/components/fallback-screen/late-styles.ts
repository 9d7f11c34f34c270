import './fallback-screen.css';
