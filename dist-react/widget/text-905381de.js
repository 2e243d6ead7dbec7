function n(n){return n}function t(){return n=>n}export{n as e,t};
