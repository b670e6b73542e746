kind-cavalry = knights
    .one = knights
    .many = knights
    .short = kni
