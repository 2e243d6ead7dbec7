export{bd as mount,b as mountWith}from"./index-bfafc0f6.js";
